/** The sentences around an entry's wordings in companion mode: comfort without meaning. */
export const companionParts = {
  opening: [
    'This is a symbolic reading in the gentlest sense: it explains nothing, and only keeps you company for a page. What you are living with is not a message, and nobody is at fault for it.',
    'There is nothing here to decode. Let this symbolic reading be a quiet place to sit down in, with a few pictures that may comfort and no reasons that you would have to accept.',
    'Thank you for writing this down. Some things ask for no interpretation, only for a kind word; so this symbolic reading offers warmth, and leaves meaning to you alone.',
    'You deserve company more than explanations. What follows is a symbolic reading of comfort only: some images, some support, one question, and the freedom to skip whatever does not help today.',
    'No part of this is your doing, and no part of it needs to be read as a sign. A symbolic reading may also simply sit beside someone, and this one would like to.',
  ],
  emotionalHeading: [
    'What you are carrying',
    'First of all, kindness',
    'For the tired heart',
    'Where you are just now',
  ],
  feelingsHeading: ['Whatever you feel', 'Room for every feeling', 'All of it is allowed', 'The weather inside'],
  supportHeading: ['Support around you', 'Not by yourself', 'Something to lean on', 'Hands nearby'],
  practiceHeading: ['One gentle practice', 'Something small and soft', 'A minute of ease', 'If you like, try this'],
  questionHeading: ['A question, if you like', 'To think about, or not', 'One open question', 'For a quiet moment'],
  feelings: [
    'Fear, anger, tenderness, boredom, even laughter: any of them may come through the door today, and none has to be sent away. You do not have to feel strong in order to be brave.',
    'There is no correct way to feel about this. Some people go quiet and some cannot stop talking; some cry on a bus a week later. Yours is a way too.',
    'You may feel several things that do not go together. Hearts are roomier than we are told, and can house a worry and a joke on the same evening.',
    'If you feel a great deal, that is allowed. If you feel next to nothing, that is allowed as well; it may be how a tired heart rests.',
    'Feelings are not instructions and not predictions. They may be noticed, and named if a name comes, and then let be.',
  ],
  support: [
    'Those who treat you, and those who love you, are on your side. It may do good to bring them not only the facts but also the worries, in whatever order they come.',
    'Some people find it easier to accept help when they can name one concrete thing: a lift, a meal, a phone call on Thursdays. Others are often relieved to be told.',
    'Your care team is there for questions of every size, including the ones that seem silly at three in the morning. You could keep a list by the bed.',
    'It can help to have one person with whom nothing needs to be put nicely. If there is none at present, a support group or a counsellor may become that person.',
    'Let the practical help be practical and the company be company. You are allowed to want both, and to say which of them is needed today.',
  ],
  practiceLeadIn: [
    'Only if it feels good, and only for as long as it does.',
    'It does not have to achieve anything at all.',
    'You may stop at any moment, and that will have been enough.',
    'Do it lying down, if that is where you are.',
  ],
  practices: [
    [
      'Lay one hand on the other and feel which of them is warmer.',
      'Let the warmer one lend a little to the cooler.',
      'Stay for a few easy breaths, and then let both of them rest.',
    ],
    [
      'Look round the room, slowly, for three things that you like.',
      'Rest your eyes on each of them for a while.',
      'Let the last one be something soft.',
    ],
    [
      'Hold a warm cup, or a cushion, against your chest.',
      'Notice its weight, and let your shoulders grow heavy too.',
      'Think of somebody who wishes you well, and let them.',
    ],
    [
      'Listen for the sound that is furthest away.',
      'Then for one that is near.',
      'Then for nothing in particular, for as long as it is pleasant.',
    ],
    [
      'Feel where the chair or the bed is holding you.',
      'Give it a little more of your weight.',
      'Say quietly: for this moment, I am held.',
    ],
    [
      'Think of a place where you have been at peace.',
      'Remember its light, its smell, the ground there.',
      'Stay for as long as you like; it knows you.',
    ],
  ],
  questionLeadIn: [
    'You need not answer it; it may simply keep you company.',
    'Perhaps talk it over with someone who is fond of you.',
    'Let it lie on the table until an answer comes by, or does not.',
    'There is no wrong reply, and silence is one as well.',
  ],
  closing: [
    'May today be gentle with you, and you with yourself.',
    'You have been heard here, for the length of a page.',
    'May there be a hand within reach whenever you look for one.',
    'Go softly. Nothing more is asked of you today.',
    'May you be surrounded by people who know how to stay.',
  ],
} as const
