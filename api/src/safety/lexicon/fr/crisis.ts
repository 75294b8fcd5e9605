import type { Wordings } from '../../concepts.ts'

/** Suicide, automutilation, psychose, violences, troubles alimentaires, traitements abandonnés. */
export const crisis: Wordings = {
  wantDeath: `veux mourir, voudrais mourir, veut mourir, voulais mourir, envie de mourir, envie de crever, veux crever, voudrais crever, envie d etre mort*, voudrais etre mort*, veux etre mort*, aimerais mourir, aimerais etre mort*, aimerais ne plus etre, aimerais ne plus exister, aimerais disparaitre, j aimerais m endormir, prefere mourir, prefererais mourir, prefererais etre mort*, mieux mort*, serais mieux mort*, souhaite mourir, j espere mourir, j espere ne pas me reveiller, prie pour mourir, pense a la mort, pense a mourir, penser a la mort, idees noires, pensees noires, idees de mort, pensees de mort, la mort serait, mourir serait, la mort est la, ne plus exister, plus exister, ne plus etre la, plus etre la, ne plus etre ici, disparaitre pour toujours, disparaitre a jamais, veux disparaitre, envie de disparaitre, voudrais disparaitre, quitter ce monde, partir pour toujours, partir pour de bon, partir definitivement, quitter cette terre, quitter cette vie, quitter mon corps, quitter ce corps, quitter la vie, jamais ne, pas nait*, ne jamais etre ne*, jamais du naitre, pas du naitre, si je mourais, si j etais mort*, si je n etais plus la, si je n etais pas la, quand je ne serai plus la, quand je serai mort*, quand je serai parti*, je ne serai plus la, serai plus la demain, serai plus la, que tout s arrete, que ca s arrete pour toujours, envie que tout s arrete, veux que tout s arrete, veux que ca s arrete, que tout finisse, merite de mourir, merite pas de vivre, je merite de mourir, dieu me prenne, que dieu me rappelle, que la mort me prenne, que la mort vienne, reposer pour toujours, me reposer a jamais, m en fiche de mourir, m en fous de mourir, ca m est egal de mourir, peu importe si je meurs, qu une voiture me renverse, qu un camion me, ma vie s arrete, ma vie se termine, ma vie est finie, la vie est finie pour moi, ma vie est terminee, si je disparaissais, si je disparais, si je partais qui, qui s en apercevrait, qui me regretterait, que tout s eteigne, que ca s eteigne, m eteindre, je veux m eteindre, arriver jusqu a mon anniversaire, ne verrai pas noel, verrai pas l annee, de trop sur terre, de trop dans ce monde, je suis de trop, en trop sur cette terre, personne n a besoin de moi, soulager tout le monde, les soulager de moi, debarrasser tout le monde, autre moyen que de partir, autre choix que de partir, plus rien pour quoi, plus rien qui me retienne, me liberer de la vie, liberee de cette vie, prie/demande/supplie dieu/seigneur/ciel __ prenne/reprenne/rappelle/mourir/emporte, accident __ arrang*/soulag*/fini/solution, envie/espere/voudrais __ coeur __ s arrete/lache/cesse, que mon coeur s arrete, plus envie d etre la, plus envie d etre ici, pas envie d etre la, envie de ne plus etre la, facons de partir, facon de partir, partir sans souffrir, partir en douceur pour toujours, le monde serait mieux sans elle/lui/moi, monde mieux sans, aurais du mourir, j aurais prefere ne pas survivre, aurait fallu que je meure, dommage que je me sois reveille, dommage que j aie survecu, j espere que c est un cancer, j espere avoir un cancer, j imagine mon enterrement, imagine mon enterrement, imagine ma mort, reve de mourir, reve de ma mort, plus peur de mourir, n ai plus peur de mourir, peux pas promettre d etre, pas promettre que je serai, sais pas si je serai la, ne sais pas si je serai, verrai pas noel, ne verrai pas l ete, ne me cherchez pas, me cherchez pas, n essayez pas de m arreter, bientot en paix, bientot je ne souffrirai, bientot je dormirai pour, la mort m appelle, la mort m attire, morte je ne souffrirais, etre morte serait, etre mort serait, prefererais ne plus, prefererais ne pas etre la, prefererais ne pas me reveiller, mieux vaut mourir, plutot mourir, laissez moi mourir, laisse moi mourir, merite pas de respirer, pas du survivre, aurais jamais du naitre, jamais du exister, jamais exister, j aimerais m eteindre, j aimerais ne pas, j aimerais que tout cesse, que tout cesse, envie que tout cesse, envie de tout arreter, envie de partir pour de bon, envie de ne plus exister, envie de ne plus vivre, envie de m endormir pour toujours, plus la force d exister, fatigue* d exister, lasse d exister, je n ai plus ma place, pas ma place sur cette terre, pas ma place en ce monde`,
  noWill: `veux plus vivre, ne veux plus vivre, veut plus vivre, ne veut plus vivre, plus envie de vivre, plus le gout de vivre, perdu le gout de vivre, plus gout a la vie, plus gout a rien et envie, plus la force de vivre, plus de raison de vivre, aucune raison de vivre, pas de raison de vivre, raison de vivre, raisons de vivre, marre de vivre, fatigue* de vivre, lasse de vivre, las de vivre, fatigue* de la vie, marre de la vie, marre de cette vie, degoute* de la vie, vie ne vaut plus, vie ne vaut pas, vaut pas la peine d etre vecue, vie n a plus de sens, vie n a pas de sens, plus de sens a ma vie, plus de sens a la vie, a quoi bon vivre, a quoi bon continuer, pourquoi vivre, pourquoi je vis, pourquoi continuer a vivre, plus continuer a vivre, veux plus continuer, ne peux plus vivre, peux plus vivre, supporte plus la vie, supporte plus de vivre, supporte plus ma vie, veux plus me reveiller, ne veux plus me reveiller, pas me reveiller demain, n en peux plus de vivre, n en peux plus de la vie, n en peux plus de cette vie, en ai fini avec la vie, plus rien ne me retient, plus rien a perdre`,
  killSelf: `me tuer, se tuer, va se tuer, me suicider, me suicide, se suicider, suicider, me donner la mort, se donner la mort, m oter la vie, s oter la vie, mettre fin a mes jours, mettre fin a ses jours, fin a mes jours, fin a ses jours, mettre fin a ma vie, mettre fin a sa vie, mettre fin a tout, mettre fin a mes souffrances, j en finis, en finirai, finir avec la vie, finir avec tout, me foutre en l air, se foutre en l air, me flinguer, se flinguer, me pendre, se pendre, me jeter sous, me jeter du, me jeter d un, me jeter par, se jeter sous, se jeter du, se jeter par, sauter du pont, sauter d un pont, sauter par la fenetre, sauter du balcon, sauter du toit, sauter dans le vide, sous un train, sous le train, sous le metro, sous un metro, m ouvrir les veines, ouvrir les veines, couper les veines, me tailler les veines, tailler les veines, me noyer volontairement, tirer une balle, me tirer une balle, avaler tous mes, avaler tous les, avaler toute la boite, prendre tous mes cachets, prendre toute la boite, tentative de suicide, lettre de suicide, contre un arbre, contre un mur en voiture, me supprimer, se supprimer, m en aller pour toujours, commettre l irreparable, envie den finir, veux den finir, je me tue, vais me tuer, j me tue, vais me faire mal pour de bon, d en finir, veux en finir, vais en finir, voudrais en finir, veut en finir, va en finir, en finir une bonne fois, en finir pour de bon, en finir pour toujours, en finir maintenant, en finir ce soir, en finir avec tout/moi, en finir avec la vie, en finir avec ma vie, en finir avec cette vie, en finir avec mes jours, en finir avec mes souffrances, envie d en finir, pense en finir, allonger sur les rails, coucher sur les rails, marcher sur les rails`,
  suicidal: `suicidaire*, idees suicidaires, pensees suicidaires, pense au suicide, penser au suicide, pense a me suicider, pensees de suicide, envies de suicide, envie de suicide, le suicide est, le suicide serait, comment mourir, mourir sans souffrir, mourir sans douleur, moyen de mourir, facon de mourir, combien de comprimes, combien de cachets, combien de medicaments, dose mortelle, dose letale, pulsions suicidaires, ca fait mal de mourir, est ce que mourir fait mal, fait mal de se noyer, noyade fait mal, quels medicaments sont les plus, quels comprimes tuent, quels medicaments pour mourir, cherche sur google comment, tape comment mourir, methode indolore, methodes indolores, combien de temps pour mourir, de quelle hauteur, methode la plus sure`,
  sleepForever:
    'm endormir et ne plus, endormir et ne jamais, endormir _ ne plus _ reveiller, endormir pour toujours, dormir pour toujours, dormir et ne plus, dormir et ne jamais, dormir a jamais, ne plus me reveiller, plus me reveiller, ne plus se reveiller, ne jamais me reveiller, jamais me reveiller, ne pas me reveiller, fermer les yeux pour toujours, fermer les yeux et ne, sommeil eternel, dormir eternellement, ne plus ouvrir les yeux, plus jamais me reveiller',
  burden: 'fardeau, poids pour, boulet, gene, inutile, bonne a rien, bon a rien, sers a rien',
  gone: 'disparaitre, partir, sans moi, plus la',
  betterOff: 'mieux, soulages, libres, tranquilles',
  betterOffWithoutMe:
    'mieux sans moi, seraient mieux sans moi, serait mieux sans moi, irait mieux sans moi, mieux si je n etais, mieux si j etais pas, mieux si je disparaissais, je ne manquerais a personne, manquerais a personne, personne ne me regretterait, personne ne s en rendrait, personne ne remarquerait, personne ne le remarquerait, personne ne verrait la difference, mon enterrement, mes funerailles, mes obseques, debarrasse* de moi, plus heureux sans moi, le monde sans moi, le monde se porterait, assurance vie, tranquilles sans moi, mieux pour tout le monde si, si je n existais pas, si j existais pas',
  goodbye:
    'adieu*, au revoir, dit au revoir, faire mes adieux, ses adieux, mes adieux, dernier message, me reverrez plus, me reverras plus, prenez soin de, prends soin de mon, n aurai plus besoin, n aura plus besoin',
  otherPerson:
    'ami, amie, frere, soeur, mum, pere, mere, papa, fils, fille, femme, mari, conjoint, compagnon, copain, copine, collegue, cousin, cousine, voisin*, il, elle, ex, chef, patron, famille, enfants, bebe, gens, quelqu un, tous, eleve, neveu, niece, pote, lui, voisine, beau pere, coloc, colocataire, belle mere',
  me: 'me, moi, je, mon, m',
  letters: 'lettre, lettres, mot, testament, video',
  lettersWritten:
    'lettre d adieu, lettres d adieu, mot d adieu, message d adieu, video d adieu, ecrit mes lettres, ecrit une lettre pour, ecrit des lettres, ecrit ma lettre, ecrit mon testament, donne mes affaires, donne toutes mes affaires, donne ses affaires, distribue ses affaires, distribue mes affaires, tout donne, tout prepare, tout est pret, j ai tout prepare, tout planifie, tout organise pour, tout prevu, tout regle pour, j ai un plan, la date est fixee, j ai choisi la date, choisi le jour, j ai choisi le jour, j ai une date, je sais comment faire, sais deja comment, sais exactement comment, ce soir c est fini, demain ce sera fini, bientot ce sera fini, bientot tout sera fini, tout sera bientot fini, enfin la paix, serai enfin en paix, enfin en paix, ma derniere nuit, mon dernier jour, mes mots de passe, mes affaires en ordre, mis mes affaires en ordre, pour ce que je vais faire, pardon pour ce que je vais, lettre pour chacun, une lettre a chacun, lettres a mes enfants, lettre a mes enfants, fait mon testament et, mon testament et range, laisser aucun souci, ne laisser aucun, qui s occupera de mon chien/chat, qui s occupera de mes enfants, qui gardera mon chat/chien, quand on me trouvera, quand ils me trouveront, qui me trouvera, veux pas que mes enfants me trouvent, assurance vie en cas, codes notes pour, note mes codes, plan de sortie, je le fais ce soir, je le ferai ce soir, je vais le faire ce soir, ce soir je passe, choisi l endroit, choisi le lieu, choisi le pont, choisi la date',
  goodbyeThings: 'donne',
  calm: 'calme, apaise*, serein*, soulage*',
  soon: 'bientot, ce soir, demain',
  joinDead:
    'rejoindre mon mari, rejoindre ma femme, rejoindre mon pere, rejoindre ma mere, rejoindre ma mum, rejoindre ma fille, rejoindre mon fils, rejoindre mon frere, rejoindre ma soeur, rejoindre mamie, rejoindre papa, rejoindre mum, rejoindre ma grand mere, rejoindre mon grand pere, le rejoindre, la rejoindre, rejoindre mes, rejoindre _ la haut, rejoindre _ ciel, rejoindre _ paradis, rejoindre _ defunt*, rejoindre ceux, rejoindre les anges, retrouver _ la haut, retrouver _ ciel, retrouver _ paradis, retrouver mon mari, retrouver _ defunt*, le retrouver de l autre cote, passer de l autre cote, passer dans l au dela, aller au ciel, retourner a la source, retourner a la lumiere, rentrer a la maison pour toujours, mon ame veut partir, ame veut partir, liberer mon ame, quitter ce plan, quitter cette incarnation, changer de plan, rejoindre _ la ou il/elle, retrouver _ la ou il/elle, rejoindre mon bebe, rejoindre notre bebe, rejoindre mon enfant, rejoindre mon ange',
  methodPlan:
    'stock* _ comprimes/medicaments/cachets/somniferes, garde _ comprimes/medicaments/cachets pour, accumul* _ comprimes/medicaments/cachets, mets de cote _ medicaments/cachets/comprimes, mis de cote _ medicaments/cachets/comprimes, economise _ cachets/medicaments, achete une corde, achete la corde, la corde est, une corde, au bord du pont, au bord du quai, bord du vide, sur la rambarde, sur le rebord, cachets devant moi, comprimes devant moi, medicaments devant moi, cachets dans la main, comprimes dans la main, lame _ veines, lame sur mes poignets, couteau sur mes poignets, j ai une arme, fusil de mon, compte mes cachets, compte mes comprimes, compte les comprimes, compte les cachets, regarde les rails, regarde le vide, assez de somniferes, assez de cachets, assez de comprimes',
  methodWish:
    'devant le train, sous un camion, devant un camion, devant le metro, sur le quai _ sauter, lacher le volant, tourner le volant, foncer dans, foncer contre, nager jusqu a ne plus, m imagine sauter, imagine sauter, imagine me jeter, foncer _ arbre/mur/platane/camion',
  enough:
    'assez pour mourir, assez pour ne pas, suffire* pour mourir, suffisent pour mourir, suffiraient pour, suffisant* pour ne plus, assez pour ne plus',
  endIt:
    'finir avec tout, mettre un terme, mettre fin, tout arreter, arreter tout, tout stopper, arreter de vivre, arreter de souffrir pour toujours, seule issue, pas d issue, aucune issue, plus d issue, vois pas d issue, vois plus d issue, seule solution, seule sortie, aucune autre solution, vois plus d autre solution, pas d autre solution',
  live: 'vivre, vie, continuer',
  noReason: 'plus de raison, aucune raison, plus rien',
  noFuture: 'pas d avenir, plus d avenir, aucun avenir, vois pas d avenir, vois plus d avenir',
  otherSuicidal:
    'dit/ecrit/envoye/poste/parle/menace __ mourir/tuer/suicid*/disparaitre/vivre/adieu*/finir, parle de mourir, parle de se tuer, parle de la mort tout, parle de suicide, parle de mettre fin, parle d en finir, menace de se tuer, menace de se suicider, menace de se jeter, a dit adieu, dit au revoir a tout le monde, fait ses adieux, message d adieu, ne veut plus vivre, veut mourir, veut se tuer, veut se suicider, veut en finir, n a plus envie de vivre, dit que tout serait plus simple sans, a trouve une corde, trouve une lettre, veut plus vivre, plus envie de vivre, a laisse un mot et, a laisse une lettre et, mot et a disparu, mot et est parti*, foutre en l air',
  scaredOfSelf:
    'peur de moi meme, peur de ce que je pourrais faire, peur de ce que je vais faire, peur de faire une betise, peur de me faire du mal, peur de passer a l acte, me fais pas confiance, me fais plus confiance, ne me fais pas confiance, pas en securite avec moi, pas en securite seul*, ne passerai pas la nuit, passerai pas la nuit, tiendrai pas jusqu a demain, tiendrai pas la nuit, faire quelque chose d irreversible, faire une connerie, vais faire une betise, vais faire une connerie, passer a l acte',
  leaveBody:
    'quitter mon corps, quitter ce corps, sortir de mon corps pour toujours, liberer mon ame, que mon ame s envole, ame quitte mon corps, abandonner ce corps, recommencer une autre vie, prochaine vie, passer a la vie suivante, ascensionner pour toujours',
  cantGoOn:
    'n en peux plus, j en peux plus, en peux plus de tout, peux plus continuer, ne peux plus continuer, peux plus tenir, ne tiens plus, plus la force de continuer, plus la force de me battre, plus la force, plus aucun espoir, plus d espoir, aucun espoir, a bout de tout, je suis a bout, je baisse les bras, j abandonne tout, ne supporte plus rien, supporte plus rien, y arrive plus a vivre, plus rien n a de sens, rien n a de sens',
  onPurpose: 'expres, volontairement',
  cutSelf:
    'me coupe, me couper, me suis coupe* les bras, me suis coupe* le bras, me suis coupe* volontairement, me suis coupe* expres, me suis encore coupe*, me scarifi*, scarifi*, se scarifi*, se coupe, se couper, se taillade, me taillade*, m entaille*, s entaille*, me lacere*, entailles sur, entailles au bras, coupures sur les bras, coupures sur ses bras, coupures aux poignets, coupures sur, lame de rasoir, lames de rasoir, lame*, recommence a me couper, me griffe jusqu au sang, gratte jusqu au sang, jusqu au sang, me mutil*, me charcute, cutter sur',
  hurtSelf:
    'me faire du mal, me fais du mal, se faire du mal, se fait du mal, me faire mal, me fais mal expres, se faire mal, me blesser volontairement, me blesser, me punir, punir mon corps, automutil*, auto mutil*, m automutil*, s automutil*, me faire souffrir, besoin de douleur, besoin d avoir mal, seule la douleur, la douleur physique me, la douleur m apaise, voir mon sang, besoin de voir le sang, me faire saigner',
  selfHarm: 'automutilation*, auto mutilation*, scarification*',
  urge: 'envie, pulsion*, besoin, impulsion*, tentation, pensees',
  cut: 'couper, coupe, taillader, entailler',
  cuts: 'coupures, marques, cicatrices, entailles, traces, brulures',
  blade: 'lame*, rasoir*, cutter, ciseaux, compas, briquet',
  out: 'dans la main, sorti*, cache*',
  skin: 'peau',
  deserve: 'merite*, punir',
  relief: 'soulage*, apaise*, sentir',
  burnSelf:
    'me brule expres, me brule volontairement, me bruler, me brule les bras, me brule la peau, me brule avec, brulures de cigarette sur mes, ecrase des cigarettes, cigarettes sur ma peau, cigarette sur mon bras, se brule volontairement, briquet sur ma peau',
  hitSelf:
    'me frappe, me frapper, me cogne la tete, me tape la tete, tete contre le mur, me donne des coups, me mords, me tape dessus, frappe les murs, tape dans les murs, se frappe, se cogne la tete, m arrache les cheveux, me gifle',
  otherCuts:
    'coupures/marques/cicatrices/entailles/traces _ bras/poignet*/cuisses/jambes, fille/fils/soeur/frere/amie/ami/copine __ coupe/scarifi*/mutil*/lame*/taillad*, trouve des lames, trouve des lames de rasoir, cache ses bras, manches longues',
  skinPlace: 'bras, poignets, cuisses, jambes, avant bras',
  hidden: 'cache*, en cachette, manches longues',
  fresh: 'fraiches, recentes, nouvelles, encore',
  sleeves: 'manches longues, bracelets, pull en ete',
  scars: 'cicatrices',
  voices:
    'entends des voix, entend des voix, entendre des voix, voix dans ma tete, voix dans la tete, voix dans sa tete, les voix, une voix me, une voix qui, la voix me, voix qui me, voix qui lui, des voix me, dieu m ordonne, dieu me dit de, dieu m a dit de, le diable me, le demon me, les anges me disent de, les anges m ordonnent, un esprit me dit, un esprit m ordonne, la tele me parle, la radio me parle, la television me parle, voix m ordonne*, voix me disent',
  command:
    'ordonn*, dit de, disent de, de me tuer, de sauter, de frapper, de faire du mal, de tuer, obeir, de me faire',
  harm: 'mal, frapper, blesser, attaquer, poignarder, etrangler, noyer, pousser, etouffer, secouer, jeter',
  kill: 'tuer, assassiner, mourir, mort, mortes',
  delusion:
    'puce _ tete/cerveau/dent/corps/implant*, implant* une puce, voisins m espionnent, voisins me surveillent, les voisins _ gaz/ondes/poison/espion*/empoisonn*/controlent, m espionne*, me surveillent, me suivent partout, on me suit, on me surveille, lisent dans mes pensees, lit dans mes pensees, controlent mes pensees, controle mes pensees, vole mes pensees, volent mes pensees, pensees imposees, m envoient des messages, m envoie des messages, messages caches, messages secrets, messages codes, messages a la tele, tele m envoie, m empoisonn*, empoisonn* ma nourriture, nourriture empoisonnee, poison dans ma, cameras dans mon appartement, cameras chez moi, micros, sur ecoute, je suis dieu, je suis jesus, je suis le messie, se prend pour dieu, se prend pour jesus, se prend pour, croit qu il est, croit qu elle est, je suis l elu, je suis l elue, elu* de dieu, mission divine, mission de sauver, mission speciale, je suis immortel*, des pouvoirs, extraterrestres, complot, comploter, agents secrets, cia, veulent me tuer, cherche a me tuer, imposteur, remplace* par un, sosie, n est pas ma vraie, n est pas mon vrai, possede*, demon en moi, demon dans, mes organes pourri*, je suis deja mort*, insectes sous la peau, bestioles sous la peau, ondes, rayons, croit que les voisins, croit qu on, croit que nous, persuade* que, persuade* qu on, convaincu* que, convaincu* qu on, la radio parle de moi, on parle de moi a la tele, les voitures me suivent, voiture me suit, tous complices, savent ce que je pense, sait ce que je pense, on me filme, on m ecoute, micros chez moi, j ai une mission',
  plan: 'pince, couteau, l enlever, arracher, ce soir, me defendre',
  wantHarmOthers:
    'je vais le tuer, je vais la tuer, vais tuer, veux tuer, veux le tuer, veux la tuer, envie de tuer, envie de le tuer, envie de la tuer, vais les tuer, envie de le poignarder, vais le poignarder, poignarder mon, envie de frapper mon bebe/enfant/fils/fille, envie de secouer, envie de faire du mal a, faire du mal a mon bebe/enfant/mari/fils/fille/frere/voisin, faire du mal a ma fille/femme/mere/soeur, faire du mal a mes enfants, faire du mal aux autres, faire du mal a quelqu un, faire du mal a des gens, peur de faire du mal a, pense a tuer, pensees de tuer, images de tuer, images ou je blesse, images ou je tue, etouffer mon bebe, etouffer le bebe, noyer mon bebe, jeter mon bebe, jeter le bebe, mettre le feu a la maison/ecole, mettre le feu chez, bruler la maison, achete une arme pour, achete un couteau pour, pris un couteau pour, emmener mes enfants avec moi dans la mort, tuer mes enfants, tuer mon mari/patron/pere/frere/voisin/bebe/fils/ex/chef, tuer ma femme/mere/fille/soeur, tous les tuer, tuer tout le monde, tuer quelqu un, pulsion de tuer, pulsion de frapper, pulsion de pousser, le pousser sous',
  weapon: 'couteau, couteaux, arme, pistolet, hache, fusil, essence, marteau, machette, acide, batte, ciseaux',
  noSleepDays:
    'pas dormi depuis #n jours/nuits, dort plus depuis, dors plus depuis, #n jours/nuits sans dormir, plus dormi depuis, plus besoin de dormir, pas besoin de dormir, ne dort plus, ne dors plus, sans dormir depuis, nuits blanches depuis, jours sans dormir, nuits sans dormir, n a pas dormi depuis, n ai pas dormi depuis, plus besoin de sommeil, besoin de dormir',
  mania:
    'energie infinie, energie illimitee, energie debordante, pleine d energie, plein d energie, debordant* d energie, pensees qui defilent, pensees defilent, pensees s accelerent, parle sans arret, parle sans s arreter, n arrete pas de parler, parle tres vite, invincible, euphori*, genie, pouvoirs, sauver le monde, sauver l humanite, mission, tout depense, depense toutes, depense tout, depense des milliers, economies, kundalini, illumine*, eveil, quitte mon travail, tout vendu, super pouvoirs, guerir tout le monde, maniaque, phase maniaque, idees qui fusent, toute puissante, tout puissant',
  spend: 'depens*, carte bleue, economies, achete*',
  chosen: 'elu, elue, mission, dieu, prophete, messie, anges, divin*, pouvoirs, univers',
  fly: 'voler',
  noEat: 'ne mange plus, mange plus, plus besoin de manger, jeune, se nourrir de lumiere',
  notMine:
    'n est pas le sien, n est pas le mien, n est pas son bebe, pas mon bebe, n est pas son enfant, pas le sien, a ete echange, echange*, est possede, est le diable, est un demon, est maudit, est malefique',
  evil: 'demon, diable, possede*, maudit*',
  harmThought: 'faire du mal, jeter, noyer, etouffer, secouer',
  poisonedMe: 'm empoisonne, m empoisonnent, veut m empoisonner, veulent m empoisonner, essaie de m empoisonner',
  fireSet: 'mettre le feu, bruler la maison, incendier',
  canFly:
    'je peux voler, capable de voler, traverser les murs, les voitures ne peuvent rien, rien ne peut m arriver si je saute',
  minor:
    'j ai #minor ans, ai #minor ans, #minor ans, suis mineur*, mon beau pere, mon prof, mon professeur, mon college, mon lycee, mon ecole, mon entraineur, mon pere, mon papa, mon oncle, mon grand pere, le copain de ma, ma classe, ma mere, ma mum, mes parents, mon demi frere, mon cousin, mon papi, le pretre, ma prof, mon grand frere, mon coach',
  touchedMe:
    'me touche, m a touche*, me touchait, me tripote, m a tripote*, me force a le toucher, me fait le toucher, m oblige a le toucher, m embrasse, met sa main, met ses mains, passe sa main, vient dans mon lit, se met dans mon lit, me deshabille, m a deshabille*, me regarde sous la douche, me regarde me doucher, me filme, abuse de moi, a abuse de moi, attouchement*, parties intimes, me montre son, m a montre son, me fait des choses, m a fait des choses, me viole, me demande des photos, porno, caresse*, me colle, frotte contre moi',
  hitMe:
    'me frappe, m a frappe*, me tape, m a tape*, me bat, m a battu*, me cogne, me gifle, me donne des coups, coups de ceinture, ceinture, me brule, m etrangle, me tire les cheveux, me donne des coups de pied, me fouette, me roue de coups, me jette, m a jete*, me secoue, me frappent, me tapent, me battent',
  lockedIn:
    'm enferme, m a enferme*, m enferment, enferme* dans, me sequestre, sequestr*, m empeche de sortir, interdit de sortir, me laisse pas sortir, pris mon passeport, confisque mon passeport, confisque mes papiers, pris mes papiers, pris mes cles, cache mes cles, l enferme, enferment, dans la cave, attache*, ligot*, les enferme, enferment dans, enfermes dans, enferme dans le noir',
  noFood:
    'ne me donne pas a manger, me donnent pas a manger, rien a manger, prive* de nourriture, prive* de repas, donne pas a manger, donnent pas a manger, affame*, a faim, reclame a manger, mendie a manger, vole de la nourriture',
  afraidHome:
    'peur de rentrer, peur a la maison, peur de rentrer chez moi, veux pas rentrer chez moi, peur de mon pere, peur de mon beau pere, peur de ma mere, peur de papa, me cache quand, pas en securite chez moi, pas en securite a la maison',
  picsThreat:
    'photos/videos/photo/video/nudes/images __ publier/envoyer/diffus*/menac*/payer/argent/partager/poster/chantage/lycee/college/parents/publie*/balanc*, menace _ publier/envoyer/diffuser/partager/poster __ photos/videos/photo/video/nudes, chantage, sextorsion, veut d autres photos, photos nue*, photos de moi nu*, photos intimes, veut des nudes, demande des nudes, nudes, videos intimes',
  onlineAdult:
    'rencontre sur internet, rencontre en ligne, sur internet, homme plus age, beaucoup plus age, un adulte, veut me voir seul*, veut me rencontrer, le dire a personne, notre secret, il a #adult ans, m offre des cadeaux, sur snapchat, sur insta, sur discord, garder le secret, mec/homme/type/gars/monsieur/inconnu de #adult, homme plus age, un inconnu',
  forcedSex:
    'me force a _ relations/sexe/coucher/rapports, m a force* a, m oblige a _ relations/coucher/rapports, force a coucher, relations sexuelles forcees, rapports forces, sans mon consentement, contre mon gre, contre ma volonte, j ai dit non, disais non, m a force*, abuse de moi, a abuse de moi, reveillee _ sur moi/en moi/nue, agression sexuelle, agresse* sexuellement, m oblige a faire l amour, ne s arrete pas quand je dis non, meme quand je dis non, abus sexuel*, attouchement*, m a impose',
  raped: 'viole*, viol, violee, violer',
  secretTouch: 'notre secret, jeu secret, petit secret, ne le dis a personne, dire a personne',
  nightVisit:
    'vient dans ma chambre/lit, entre dans ma chambre/lit, rentre dans ma chambre, la nuit dans ma chambre/lit, vient la nuit, vient me voir la nuit, se glisse dans mon lit, dans mon lit la nuit, dans ma chambre la nuit, je fais semblant de dormir, chaise devant la porte',
  childRel:
    'fille, fils, enfant*, niece, neveu, petit fils, petite fille, eleve*, belle fille, beau fils, petit voisin, petite voisine, voisins, gamin*, bebe, garcon, fillette, petite soeur, petit frere, copine de classe, camarade, filleul*, enfants des voisins, petits, les petits, gosses, les enfants',
  touchedBy:
    'la touche, le touche, l a touche*, la touchait, tripote, a touche ma fille, touche mon fils, attouchement*, parties intimes, abuse d elle, abuse de lui, abus sexuel*, agress* sexuellement, mal a la zezette, mal au zizi, touche la ou, touche zezette/zizi/culotte/fesses/sexe, lui touche la/le/les, montre son sexe/zizi/penis, a montre son sexe/zizi/penis, dans la culotte',
  sexual: 'sexuel*, sexe, erotique*, nu, nue, nus, porno*, seduire, excit*, intime*, attire*',
  adult:
    'grand pere, oncle, prof, professeur, beau pere, voisin, pere, homme, adulte, copain, pretre, cousin, mere, entraineur, parents, nounou, papa, papi, animateur, coach',
  hitBy:
    'le frappe, la frappe, les frappe, le bat, la bat, frappe ses, frappe son, bat ses, bat son, frappent, maltrait*, coups et cris, cris et coups, entends des coups, entends crier, le tape, la tape, roue de coups, coups de ceinture, se fait frapper, se fait battre, battu par, se fait battre, est battu, est battue, sont battus',
  bruisesBy:
    'bleus _ expliqu*/ceinture/doigts/suspects/dos/oreille*, marques de ceinture, marques de doigts, traces de doigts, traces de coups, brulures de cigarette, couvert de bleus, couverte de bleus, nouveaux bleus, toujours des bleus, plein de bleus, oeil au beurre noir, bleus partout, traces de ceinture',
  belt: 'ceinture, baton, cable, martinet',
  neglect:
    'seul* a la maison, laisse* seul*, toute seule, tout seul, sale*, faim, reclame a manger, pieds nus, sans manteau, neglig*, pas lave*, sent l urine, parents ivres, mere ivre, couche pleine, sans manger, delaisse*, livre a lui meme, abandonn*, dehors toute la nuit, fouille les poubelles',
  leftAlone: 'laisse* seul*, seul* toute la nuit, seul* pendant des jours, seul* a la maison',
  fear: 'peur, terrifi*, effray*, tremble, sursaute, pleure quand, panique, se cache, se recroqueville, hurlent, hurle',
  touched: 'touche*',
  home: 'maison, chez moi, porte',
  always: 'toujours, tous les jours, chaque semaine, souvent',
  explain: 'expliqu*, excuse*',
  parentHits:
    'mon pere/papa/beau pere/oncle/grand pere me frappe/bat/tape/cogne/gifle/brule, ma mere/mum/belle mere me frappe/bat/tape/gifle, mes parents me frappent/battent/tapent, mon pere frappe, papa frappe, beau pere frappe, frappe ma mere, bat ma mere, tape ma mere, frappe ma mum, frappe mon frere',
  teacherTouches:
    'prof/professeur/entraineur/pretre/coach/animateur/moniteur _ touche*/embrass*/nu/nue/caress*/attouch*',
  eroticMinor:
    'erotique _ #minor/eleve/mineur*/enfant, eleve/mineur*/enfant de #minor __ erotique/sexuel*/seduire, attire* par les enfants, attire* par des enfants, pedoporno*, pornographie infantile',
  forcedMarriage:
    'marier de force, mariage force, m obligent a me marier, veulent me marier, force* a epouser, me forcer a epouser, obligee d epouser, marier au pays, epouser un homme que',
  cutGirl: 'excis*, mutilation genitale',
  groomed: 'grooming, dit qu il m aime _ secret',
  childhoodAbuse:
    'abuse* _ enfan*, abus _ enfan*, abus dans mon enfance, abus sexuels dans mon enfance, agresse* quand j etais, viole* quand j etais, viole* il y a #n ans, viole* il y a des annees, viol* enfan*, inceste*, battu* enfant, battue quand j etais, maltrait* enfant, maltraitance _ enfance, enfance maltraitee, quand j etais petit* _ abus*/touch*/frapp*/viol*, ce que mon _ m a fait, souvenirs de ce que, souvenirs de l abus, souvenirs d abus, flashbacks, mon pere me frappait, ma mere me frappait, mon ex me frappait, ex violent, relation abusive, relation violente, survivant* d, mon pere me battait, ma mere me battait, me battait quand, me frappait quand, me touchait quand',
  strangled:
    'm a etrangle*, m etrangle, m etranglait, etrangl*, saisi a la gorge, saisie a la gorge, prise a la gorge, pris a la gorge, attrapee par le cou, attrape par le cou, attrapee a la gorge, mains autour de mon cou, mains autour du cou, serre le cou, serre la gorge avec, serre a la gorge, mains sur mon cou, oreiller sur le visage, oreiller sur la tete, a serre mon cou, par la gorge',
  partner:
    'mari, femme, conjoint*, compagnon, compagne, copain, copine, ex, petit ami, petite amie, epoux, epouse, mec, pere de mes enfants, il, elle, mon fils, frere, pere, belle mere, patron, famille, concubin, aide soignant*, fiance*',
  hits: 'me frappe, m a frappe*, me tape, m a tape*, me bat, m a battu*, me gifle, m a gifle*, me cogne, m a cogne*, me pousse, m a pousse*, me secoue, m a secoue*, me tire les cheveux, tire par les cheveux, coup de poing, coups de poing, coups de pied, coup de pied, oeil au beurre noir, casse le nez, casse une cote, cote cassee, violent*, violence*, me jette, m a jete*, me lance, lance des objets, leve la main sur moi, m a mordu*, m a brule*, me maltraite, donne des coups, me donne une gifle, nous frappe, m a roue*, m agresse, m a agresse*, me crache, plaque contre le mur, m a plaque*, me bouscule, porte la main',
  injury: 'bleus, sang, cass*, oeil au beurre, hopital, dents',
  again: 'encore, a chaque fois, quand il boit, hier, ce soir, souvent',
  threatens: 'menac*, dit qu il va, dit qu il me, jure de',
  killThreat:
    'me tuer, de mort, nous tuer, tuer les enfants, si je pars, si je le quitte, si je la quitte, me bruler, mettre le feu, prendre les enfants, me retrouver, me defigurer',
  beatenUp: 'passe* a tabac, tabasse*, agresse* dans la rue, agresse* hier, frappe* dans la rue, battu* par',
  stalker:
    'me harcele, me suit, m attend devant, me traque, traceur, gps sur ma voiture, surveille ma maison, m attend en bas, debarque chez moi, rode autour',
  assault:
    'agression sexuelle, agresse* sexuellement, attouchement*, drogue* et, reveillee nue, reveille* sans vetements, guerisseur _ touche*, therapeute _ touche*, masseur _ touche*, gourou _ touche*, soumission chimique, mis la main, touchee pendant que je dormais, pendant que je dormais, profite de moi, a profite de moi, sans que je le veuille, touche sans mon accord',
  trafficked:
    'prostitu* de force, me force a me prostituer, m oblige a me prostituer, confisque mon passeport, pris mon passeport, travailler sans etre paye*, traite des, rembourser ma dette, reseau de prostitution',
  afraidPartner:
    'peur de mon mari/copain/conjoint/compagnon/ex/fils, peur de ma femme/copine/compagne, j ai peur de lui, peur qu il me, peur pour ma vie, crains pour ma vie, peur quand il rentre, terrifiee par mon, peur qu il rentre, peur quand j entends',
  pushed: 'pousse* dans l escalier, pousse* dans les escaliers, contre le mur, par terre',
  honour: 'crime d honneur, ma famille veut me tuer, mes freres veulent me tuer',
  control:
    'me laisse pas sortir, me laisse pas voir, m interdit, me defend de, controle mon telephone, controle mon argent, controle tout, controle mes, fouille mon telephone, lit mes messages, surveille mon telephone, surveille mes, me surveille, m isole, demander la permission, lui demander l autorisation, garde ma carte, prend mon salaire, prend ma carte, decide de ce que je, choisit mes vetements, m empeche de voir, m empeche de travailler, me geolocalise, justifier chaque, rendre des comptes, plus le droit de voir, pas le droit de',
  humiliates:
    'm insulte, m humilie, me rabaisse, me denigre, me crie dessus, me hurle dessus, me traite de, menace de me quitter, casse mes affaires, casse des objets, frappe les murs, tape dans les murs, me dit que je suis nulle',
  many: '#n, beaucoup, plein, boite, boites, dizaine*, poignee',
  laxatives: 'laxatif*, diuretique*',
  daily: 'tous les jours, chaque jour, apres chaque repas, chaque repas',
  binge: 'crise* de boulimie, hyperphag*, compulsion*, me gave, me goinfre, crises alimentaires, crise*',
  cramps: 'crampe*, fourmi*',
  restrict:
    'mange presque rien, ne mange presque plus, mange presque plus, mange plus, ne mange plus, mange a peine, ne mange pas, mange rien, arrete de manger, saute des repas, saute les repas, saute tous les repas, une pomme par jour, #n calories, me prive, me restreins, restriction*, jeune depuis, mange tres peu, refuse de manger, mange que, rien mange, mache et recrache, ne m autorise, saute le dejeuner et, me nourris de, ne se nourrit, se prive',
  lowWeight:
    '#kilos kilos, #kilos kg, pese #kilos, imc _ #bmi, peau sur les os, squelett*, maigre a faire peur, os saillants, on voit ses os, on voit mes os, on voit mes cotes, voit ses cotes, insuffisance ponderale, tres maigre, denutri*',
  noPeriod:
    'plus mes regles, plus de regles, n ai plus mes regles, plus ses regles, n a plus ses regles, regles ont disparu, regles se sont arretees, amenorrhee, plus regle*',
  purge:
    'me fais vomir, se fait vomir, me faire vomir, se faire vomir, vomis apres, vomit apres, vomir apres, doigts dans la gorge, purg*, vomis en cachette, vomit en cachette, vomis tout ce que je mange, vomir ce que, vomis mes repas, faire vomir',
  noEatDays:
    'rien mange depuis, pas mange depuis, ne mange plus depuis, mange plus depuis, #n jours sans manger, que de l eau, jours sans manger, mange rien depuis',
  fat: 'gros*, grossir, mince*, maigr*, enorme, obese*',
  weight: 'poids, balance, kilos, calories, corps, maigrir, pese*, mincir',
  afraid: 'peur, panique, angoisse, coupable, culpabil*, degout*, honte, terreur',
  anorexia:
    'anorexi*, boulimi*, trouble alimentaire, troubles alimentaires, troubles du comportement alimentaire, tca, orthorexi*, rechute anorexique',
  refusesFood: 'refuse de manger, refuse toute nourriture, ne veut plus manger, cache la nourriture',
  dietPills: 'pilules pour maigrir, coupe faim, bruleur* de graisse, clenbuterol, cachets pour maigrir',
  waterFast: 'jeune hydrique, jeune de #n jours, jeune sec, jeune depuis #n, respirien*, nourriture pranique',
  calories: 'calori*, bouchee, gramme',
  guilt: 'coupable*, culpabil*, degout*, honte, punir, compenser, deteste',
  secret: 'cachette, cache*, secret*, la nuit',
  eat: 'manger, mange, repas',
  hidesFood:
    'cache la nourriture, cache sa nourriture, jette ses repas, jette son dejeuner, jette son repas, vetements amples, habits larges, vetements trop larges, se pese plusieurs, me pese plusieurs, se pese #n, me pese #n, tout petits morceaux, va aux toilettes apres, s enferme aux toilettes apres, toilettes apres chaque repas, s enferme dans la salle de bain apres',
  overexercise:
    'sport en cachette, heures de sport, sport a outrance, bruler les calories, eliminer ce que, abdos en cachette, sport compulsi*',
  fearFood:
    'peur de manger, peur de grossir, peur de prendre du poids, angoisse de manger, angoisse de grossir, terreur de grossir, panique de grossir, panique a l idee de manger, coupable apres avoir mange, coupable quand je mange, culpabilise* quand je mange, culpabilise* apres, culpabilite apres, degoutee apres avoir mange, aliments interdits, chaque calorie, compte les calories, compte mes calories, compte toutes les calories, me trouve grosse, me sens grosse, me trouve enorme, me prive de manger, me punis apres',
  obsessed: 'obsed*, obsession*, compte*, sans cesse',
  mirrorFat: 'miroir',
  stop: 'arreter, arrete, stopper, stoppe, cesser, cesse, jeter, jette, jete*, remplacer, remplace*, me passer de, sans prendre, plus prendre, ne prends plus, prends plus, prend plus, ne plus prendre, abandonner, abandonne*, diminu*, reduire, reduis, baisser, baisse, sauter, saute, supprim*, annul*, refuse*, oubli*, suspend*, me debarrasser, me sevrer, sevrage, espac*, ne veux plus, pas prendre, laisser tomber, ne mets plus, sans, renoncer, interromp*, interrompu*, prends pas, ne prend plus',
  pillsMeds: 'medicaments, cachets, comprimes, pilules',
  medication:
    'medicament*, traitement*, antidepresseur*, comprime*, cachet*, ordonnance, antipsychotique*, neuroleptique*, lithium, anticoagulant*, tension, ventoline, inhalateur, thyroide, tritherapie, vih, antiretroviral*, statine*, betabloquant*, bêtabloquant*, anxiolytique*, regulateur*, prescri*, dialyse, corticoide*, chimio*, chimiotherapie*, psychotrope*, collyre*',
  bloodThinner: 'anticoagulant*, fluidifiant*, fluidifier le sang, liquefier le sang',
  valve: 'valve',
  clot: 'caillot*, phlebite, embolie',
  stent: 'stent*, pontage',
  afib: 'fibrillation, arythmie',
  noInsulin:
    'sans insuline, plus d insuline, arreter _ insuline, arrete _ insuline, arreter l insuline, remplacer _ insuline, jeter _ insuline, ne prends plus _ insuline, ne fais plus _ insuline, stopper _ insuline, fais plus mon insuline, fait plus son insuline, au lieu de l insuline, sauter _ insuline, diminuer _ insuline, me passer d insuline, me passer de l insuline, cesser l insuline, piquer plus',
  steroid: 'cortisone, corticoide*, prednisone',
  antiepileptic:
    'antiepileptique*, medicaments pour l epilepsie, medicaments contre l epilepsie, traitement pour l epilepsie, traitement contre l epilepsie, traitement de l epilepsie',
  epilepsy: 'epilep*',
  transplantMed: 'anti rejet*, antirejet*, immunosuppresseur*',
  ranOut: 'plus de, en panne de',
  instead: 'au lieu, a la place, remplac*, plutot que',
  cancerTreatment:
    'chimio*, radiotherapie, rayons, traitement du cancer, traitement contre le cancer, immunotherapie, operation du cancer, enlever la tumeur, ablation, mastectomie, hormonotherapie, oncolog*',
  delay:
    'repousser, reporter, retarder, annuler, attendre, refuser, refuse*, eviter, renoncer, ne pas faire, arreter, sans, plutot que, au lieu, j hesite, annule, decaler',
  surgery: 'chirurgie, operation, biopsie, dialyse, mammographie, coloscopie, greffe, me faire operer',
  withoutMeds: 'sans medicaments, sans mes medicaments, sans traitement, sans mon traitement, sans cachets',
  block: 'bloqu*, vibration*, poison*, chimi*, aura, troisieme oeil, ame, toxique*, empoisonn*',
  poisonWord: 'poison, toxique*',
  noVaccine: 'refuse le vaccin contre',
  moreDose:
    'double dose, doubler la dose, doubler les doses, augmenter la dose, augmenter les doses, moitie de la dose, demi dose, changer la dose, diminuer la dose, baisser la dose',
  healSelf: 'guerir mon, guerir ma, guerir le, guerir seul*, me guerir, me soigner',
  cancer: 'cancer*, tumeur*, leucemie, lymphome, melanome',
  tumour: 'tumeur*',
  refuse: 'refuse*, contre',
  treatment: 'traitement, therapie, dialyse, transfusion, operation',
  shareMeds: 'medicaments de ma/mon mere/soeur/mari/amie, sans ordonnance, reste d antibiotiques',
  stopEarly: 'arrete les antibiotiques, arreter les antibiotiques, arrete l antibiotique',
  sacred:
    'ange, anges, dieu, esprit, esprits, le ciel, du ciel, au ciel, univers, ame, ames, createur, ancetres, mes guides, guides spirituels, jesus, christ, karma',
  homeEarly:
    'appelle*/rappelle*/invite*/demande*/attend*/disent/dit __ maison, rentrer/rentre/retourner/retourne _ maison plus tot que, rentrer/retourner _ maison avant l heure, rentrer a la maison plus tot que prevu, partir avant l heure, partir avant mon heure, avant mon heure, partir plus tot que prevu, m en aller plus tot, m en aller avant, partir/rejoindre/monter plus tot que prevu',
  oneWay:
    'aller simple, allers simples, billet sans retour, voyage sans retour, vol sans retour, billet/voyage/vol/train _ sans retour, pas de billet retour, sans billet retour, pas pris de retour',
  burialPlot:
    'mon cercueil, ma tombe, mon caveau, mon urne, ma concession, ma pierre tombale, ma stele, mon avis de deces, ma necrologie, mon eloge funebre, mon epitaphe, me suis achete/choisi/paye/reserve _ cercueil/tombe/caveau/urne/concession',
  suicideWord: 'suicide, suiside, suisside',
  suicideBenign:
    'prevention, sensibilisation, formation, stage, cours, benevol*, ligne d ecoute, numero d ecoute, sos amitie, deuil, endeuill*, survivant*, son suicide, leur suicide, suicide de mon, suicide de ma, suicide de mes, suicide d un, suicide d une, le suicide de, apres le suicide, perdu, perdue, perdus, mort de, morte par, groupe de parole, il y a des annees, il y a #n ans, documentaire, film, roman, serie, livre sur, conference, infirmier*, psychologue*, suicide politique, suicide professionnel, suicide commercial, suicide assiste, pas de pensees, pas d idees, aucune idee, jamais',
  carRisk:
    'autoroute, nationale, periph, peripherique, volant, en conduisant, je conduis, quand je conduis, passage a niveau, en moto, en scooter, traverse sans regarder, traverser sans regarder',
  riskDraw:
    'voir ce qui se passe, voir ce qui arrive, voir ce que ca fait, advienne que pourra, je m en fiche si, m en fous si, m en fiche de ce qui, m en fous de ce qui, peu importe ce qui, ca m est egal si, egal de mourir, yeux fermes, ferme les yeux, fermer les yeux, fermant les yeux, sans regarder, sans casque expres, expres sans casque, tant pis si, tant pis pour moi, lacher le volant, lache le volant, tout lacher',
  tripLasting:
    'trip ne finit pas, trip finit pas, trip ne s arrete pas, trip s arrete pas, toujours en trip, encore en trip, toujours perche*, encore perche*, reste perche*, reste bloque*, bloque dans le trip, jamais redescendu*, pas redescendu*, jamais revenu*, pas revenu* _ trip/voyage/retraite/ceremonie, plus rien n est reel depuis, rien n est reel depuis, rien n a l air reel depuis, la realite est cassee, realite s est brisee, depuis les champignons, depuis les champis, depuis le trip, depuis l acide, depuis l ayahuasca, depuis le lsd, depuis le buvard, depuis la ceremonie',
  tripSign:
    'pas reel, plus reel, pas reelle, pas reels, rien n est reel, irreel, jours, dors, dormi, dormir, sommeil, ordres, m ordonne*, me disent de, me dit de, me suivent, me suit, me surveillent, m observe*, demons, entites, je suis dieu, peur, terrifi*, panique, peux pas m arreter, n arrive pas a m arreter',
  picAsk:
    'me/lui/leur demande/demandait/demandent/reclame/reclamait/supplie/offre/propose/proposait __ photo/photos/selfie/selfies/video/videos/nude/nudes/image/images, demande/demandait/demandent/reclame/dmd des photos/videos/selfies/nudes a, veut/voulait/exige/exigeait/insiste/paye/paie/offre/propose __ nude/nudes/culotte/webcam, photo/photos/video/videos de moi/elle/lui, photos intimes, lui/leur envoie/envoyer/envoye/envois __ photo/photos/nude/nudes/video/videos/selfies, photo/photos/video/videos/selfies _ sous vetements, photo/photos/video/videos/selfies _ culotte/maillot/nue/nu/nues/nus/denude*/bain/douche, se deshabiller devant _ camera/webcam/cam, se deshabille devant _ camera/webcam/cam, me deshabiller devant _ camera/webcam/cam, me deshabille devant _ camera/webcam/cam',
  altFirst:
    'essayer/tenter/essaie/tente/essaye __ abord/avant/plutot/place/naturel*, d abord essayer, d abord tenter, plutot essayer, prefere essayer, je veux essayer, envie d essayer, alternativ*, voie naturelle, methode naturelle, methodes naturelles, par les plantes, naturellement, soin energetique, soins energetiques, guerir par, pardon, jus, cure de jus, reiki, homeopath*, naturopath*, magnetiseur*, magnetiseuse*, retraite de guerison, choisir entre, je penche pour, le guerisseur dit, la guerisseuse dit, medecines douces, medecine douce, jeune therapeutique',
  ratherTrust:
    'prefere faire confiance, preferer faire confiance, confiance a mon corps, confiance en mon corps, confiance a mon intuition, confiance en mon intuition, fie a mon corps, fier a mon corps, fie a mon intuition, ecouter mon corps, ecoute mon corps, prefere guerir, prefere me soigner, prefere utiliser, prefere prier, prefere prendre, prefere les plantes, prefere le naturel, prefererais, j aime mieux, aimerais mieux, plutot prier, plutot guerir',
  onlineBuy:
    'sur internet, par internet, en ligne, sur le net, d un ami, d une amie, a un ami, a un pote, par un ami, par un pote, ami d un ami, un pote d un pote, sans ordonnance, sur telegram, sur insta, sur snap, marche noir, dark web, darkweb, au dealer',
  bought:
    'command*, achet*, prends, prendre, pris, prend, procure*, procuree*, recupere*, trouv*, obtenu*, file, refile*, depanne*',
  cancelTreatment:
    'annule*/saute*/repousse*/reporte*/refuse*/evite*/decline*/decommand*/seche* __ operation/chirurgie/radiotherapie/rayons/chimio/chimiotherapie/transfusion/vaccin/vaccins/vaccination/dialyse/scanner/irm/biopsie/mammographie/coloscopie/traitement/rdv/rendez, plus de chimio, plus de dialyse, plus de rayons, ne vais plus a la dialyse, ne vais plus en chimio, vais plus a la dialyse, vais plus en chimio, ne me ferai pas operer, me ferai pas operer, arreter/sevrer/passer de mes/les medicaments/medocs/antidepresseurs/statines/cachets',
  instinct:
    'a la place, plutot, guerisseur*, guerisseuse*, magnetiseur*, magnetiseuse*, energie*, energetique*, naturel*, plantes, herbe*, cristal, cristaux, pierres, spirit*, foi, prier, prie, prieres, priere, ame, confiance, intuition, instinct, guides, retraite, cure, detox*, jeune, jeuner, regime, medit*, reiki, pardon, emotion*, conflit*, ange*, naturopath*, homeopath*, vibration*, vibratoire*, chaman*, lune, univers, karma, tisane*, infusion*, chakra*, respiration*, rituel*, dieu',
  childsMeds:
    'fils/fille/enfant/petit/petite/gamin/gamine/bebe/loulou/garcon/enfants __ inhalateur/ventoline/medicament/medicaments/medoc/medocs/traitement/cachets/insuline/epilepsie/ritaline/antibiotique/antibiotiques/corticoides/cortisone/sirop, inhalateur/ventoline/medicament/medicaments/medocs/traitement/insuline/ritaline/antibiotiques/sirop _ fils/fille/enfant/petit/petite/bebe',
  giveUp:
    'arreter de donner, arrete de donner, arrete de lui donner, arreter de lui donner, ne donne plus, ne lui donne plus, lui donne plus, donne plus, donnons plus, ne lui donne pas, sans, remplac*, a la place, au lieu, arreter, arrete, arretee, stoppe*, stopper, enleve*, supprime*, saute*, sauter, diminue*, sevr*, retire*',
  otherKilled:
    'pourrais/veux/vais/voudrais le/la/les/mon/ma/mes/ce/cette tuer, envie de le tuer, envie de la tuer, envie de les tuer, je vais le tuer, je vais la tuer',
  farewellPlain:
    'chien, chat, fac, universite, aeroport, gare, ecole, creche, lycee, college, retraite, classe, animal, lapin, cheval, maison, appartement, boulot, travail, collegues, demenag*, ete, carriere, celibat, sucre, jeunesse, corps, veterinaire, veto',
  letterPlain:
    'retraite, classe, correspondant*, pere noel, association, mairie, prefecture, impots, motivation, lettre d amour, remerciement*, merci, journal, carnet, therapeute*, psy, enfant interieur, recettes, vacances, ecole, boulot, travail, fac, mariage, fete, mignon, frigo, carte postale, cartes postales',
  shaveWord:
    'ras* les jambes, rasant, rasage, epil*, rasoir mecanique, ronces, epines, rosier*, haie, jardinage, jardin, mon chat, le chat, ma chatte, rochers, barbeles',
  headBump:
    's est cogne*, se cogne, s est tape* _ tete/genou/coude/menton, s est frappe* _ tete/genou/coude/menton, bosse, contre la table, par une branche, mon petit me tape, mon chat, marque des buts, trop mignon, mignonne',
  pastDone:
    'l annee derniere, l an dernier, il y a #n ans, il y a des annees, termine, terminee, fini, finie, acheve, cheveux ont repousse, remission, guerie, gueri, reconnaissant*, fin du traitement, derniere chimio',
  waitingList:
    'liste d attente, en attente, attends mon rdv, attends un rdv, attends mon rendez, attends une date, attends un rendez, sur la liste',
}
