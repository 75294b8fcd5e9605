/** More wordings for the lexicon's reading of each quality, by key. */
export const qualityReadings: Record<string, readonly string[]> = {
  tight: [
    'What is tight may be keeping something together, faithfully and with some effort.',
    'Tension is sometimes pictured as a fist that has forgotten it may open.',
  ],
  burning: [
    'Heat of this kind is pictured as a fire that would like to be useful.',
    'What is hot may be close to something you care about a great deal.',
  ],
  heavy: [
    'Weight may be a sign that something matters, and that it has been carried alone.',
    'What is heavy is pictured as a parcel waiting for a second pair of hands.',
  ],
  throbbing: [
    'What beats like this is pictured as a knock at the door: patient, even, returning.',
    'A pulse is read as a rhythm that would like to be joined rather than stopped.',
  ],
  dull: [
    'What aches quietly may be used to waiting its turn.',
    'Dullness is pictured as a bell under a blanket: softened, and ringing still.',
  ],
  sharp: [
    'What is sharp is pictured as a pointing finger: here, and now.',
    'A sudden sting is sometimes read as a clear word in a long conversation.',
  ],
  itchy: [
    'An itch is pictured as something that would like to get out, or be let in.',
    'What itches may be impatient for a change that has already begun.',
  ],
  numb: [
    'What has gone quiet may be resting from too much.',
    'A tingle or a silence is pictured as a line on which nobody is speaking just now.',
  ],
  dry: [
    'What is dry is pictured as ground that would welcome a long, soft rain.',
    'Dryness may speak of giving out more than has been coming in.',
  ],
  swollen: [
    'Swelling is pictured as a guest room in which too many are staying at once.',
    'What is full may be waiting for permission to let a little go.',
  ],
  shaky: [
    'What trembles is sometimes read as strength that has been held still for too long.',
    'Shaking is pictured as a tree after the storm, letting the last of the wind out of its leaves.',
  ],
  recurring: [
    'What comes back may have left something behind that it would like to collect.',
    'A thing that keeps returning is pictured as a refrain, waiting for its verse.',
  ],
}

/** More wordings for the lexicon's line on each context, by key. The last two keys come only from the duration. */
export const contextLines: Record<string, readonly string[]> = {
  duration_long: [
    'After so long a time, you know this companion well; it is worth letting a health professional get to know it too.',
    'It has travelled with you for quite a while. Besides reflection it deserves a proper medical look, as often as is needed.',
  ],
  left_side: [
    'The left is seen as the listening side here: what comes in, what is felt before it is said.',
    'On these old maps the left belongs to the inner life, to moods and to the moon.',
  ],
  right_side: [
    'The right is seen as the doing side here: what is given out, decided, carried through.',
    'On these old maps the right belongs to outward life, to work, to will and to the sun.',
  ],
  duration_new: [
    'It has only just arrived, and does not have to mean anything yet.',
    'Being so recent, it may simply want to be noticed and given a day or two of kindness.',
    'It is still young; there is no need to build a story around it.',
  ],
  duration_weeks: [
    'It has stayed for some weeks now, long enough to deserve a hearing, and a word with someone who knows about such things.',
    'Some weeks are long enough for a thing to become a habit, and short enough for the habit to be friendly to change.',
    'By now it may have found its place in your days; you are free to ask what it is doing there.',
  ],
}
