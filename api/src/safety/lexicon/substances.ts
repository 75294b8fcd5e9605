import type { Wordings } from '../concepts.ts'

/** Names of medicines, poisons and allergens that the five languages spell alike, give or take an ending. */
export const wordings: Wordings = {
  bloodThinner: `warfarin*, eliquis, apixaban*, rivaroxaban*, xarelto, dabigatran*, pradaxa, edoxaban*, coumadin*, marcumar*,
    sintrom, heparin*, enoxaparin*, clexane, lovenox, acenocumarol*, acenocoumarol*, phenprocoumon*, clopidogrel*, plavix,
    anticoagul*, antikoagul*, anticuagul*, falithrom, ticagrelor, brilinta, previscan, varfarina`,
  insulin: 'insulin*, lantus, humalog, novorapid, novolog, tresiba',
  steroid: `prednison*, prednisolon*, hydrocortison*, hidrocortison*, dexamethason*, dexametason*, cortison*, kortison*,
    cortisol*, corticoid*, corticostero*, kortikoid*, cortisona, methylprednisolon*, fludrocortison*`,
  antiepileptic: `keppra, levetiracetam*, lamotrigin*, lamictal, valproat*, valproico, depakine, depakote, epilim, carbamazepin*,
    tegretol, topiramat*, topamax, phenytoin*, fenitoin*, antiepilept*, antikonvuls*, anticonvuls*, lacosamid*, vimpat,
    phenobarbital*, fenobarbital*`,
  transplantMed:
    'tacrolimus*, ciclosporin*, cyclosporin*, mycophenolat*, micofenolat*, prograf, cellcept, immunosuppress*, immunosupress*, inmunosupres*, imunossup*, immunsuppress*',
  transplant: 'transplant*, trasplant*, greffe, nierentransplant*, greffee',
  lithium: 'lithium, litio, lithiumcarbonat',
  digoxin: 'digoxin*, digitoxin*, digitalis, digoxina',
  medication: `antidepress*, antidepres*, ssri*, sertralin*, fluoxetin*, prozac, zoloft, citalopram, escitalopram, cipralex, lexapro,
    venlafaxin*, effexor, mirtazapin*, paroxetin*, antipsychot*, antipsicot*, olanzapin*, quetiapin*, seroquel,
    risperidon*, aripiprazol*, clozapin*, clozapina, lithium, litio, metformin*, statin*, estatin*, atorvastatin*, simvastatin*,
    rosuvastatin*, metoprolol*, bisoprolol*, propranolol*, atenolol*, ramipril*, lisinopril*, enalapril*, losartan*,
    amlodipin*, levothyrox*, levotirox*, l-thyroxin, thyroxin*, euthyrox, eutirox, methotrexat*, metotrexat*, azathioprin*, humira,
    adalimumab*, truvada, antiretrovir*, biktarvy, betablock*, betabloq*, betabloc*, ritalin*, methylphenidat*, metilfenidat*,
    tamoxifen*, letrozol*, lisdexamfetamin*, elvanse, duloxetin*, cymbalta, trazodon*, bupropion*, haloperidol*,
    abilify, zyprexa, symbicort, montelukast*, pantoprazol*, furosemid*, spironolacton*, amiodaron*, aspirin*, insulin*`,
  pills:
    'paracetamol*, ibuprofen*, ibuprofeno, xanax, valium, diazepam*, lorazepam*, alprazolam*, zopiclon*, zolpidem*, amitriptylin*, tramadol*, codein*, oxycodon*, aspirin*, propranolol*, sertralin*, melatonin*',
  drugs: `heroin*, fentanyl*, fentanil*, ketamin*, ghb, gbl, mdma, ecstasy, extasis, extasy, kokain*, cocain*, crack cocaine, methadon*, metadon*, xanax, valium, diazepam*,
    benzos, oxycodon*, oxycontin, morphin*, morfin*, amphetamin*, anfetamin*, crystal meth, meth, lsd, tramadol*, codein*`,
  sertonin:
    'mdma, ecstasy, ayahuasca, tramadol*, moclobemid*, maoi, imao, johanniskraut, 5-htp, linezolid*, triptan*, sertralin*, fluoxetin*, venlafaxin*, citalopram, escitalopram, ssri, ssris, isrs, antidepress*, antidepres*',
  serotoninMix: `ssri/ssris/sertraline/sertralin/fluoxetine/prozac/citalopram/escitalopram/venlafaxine __ ayahuasca/mdma/moclobemide/maoi,
    ayahuasca __ ssri/ssris/sertraline/sertralin/fluoxetine/prozac/citalopram/escitalopram/venlafaxine/sertralina/fluoxetina`,
  jabs: 'vaccin*, vacun*, vacin*, jabs, geimpft*, impfung*, impftermin',
  ketones: 'keton*, ketone*, cetona*, cetone*, acetone, ketoazidos*, ketoacidos*, cetoacidos*, acidocetos*',
  anaphylaxisNow:
    'anaphylactic/anaphylaktisch*/anafilactic*/anaphylacti*/anafilatic* shock/schock/choque/choc, choque/choc/shock anafil*/anaphyl*',
  carbonMonoxide:
    'carbon monoxide, monoxido de carbono, monoxyde de carbone, kohlenmonoxid*, kohlenstoffmonoxid*, co alarm/detector/melder/alarma/detecteur/detetor',
  battery: 'knopfbatterie*, knopfzelle*, batteri*, pila, pilas, pilha, pilhas, bateria, pile, piles, bouton',
  allergen: `penicil*, penizil*, amoxi*, antibioti*, ibuprofen*, latex, kiwi, sesam*, soja, soya, latex, aspirin*, cefalex*`,
}
