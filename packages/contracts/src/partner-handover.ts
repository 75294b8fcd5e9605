/** Kept apart from the schemas, which would make the widget's frame too large. */

/** Minutes that a hand-over code stays valid. */
export const HANDOVER_MINUTES = 15
/** The parameter of the URL fragment that carries the code. */
export const HANDOVER_PARAMETER = 'handover'
/** Header of the frame's calls that names the partner's page. */
export const FRAME_TOKEN_HEADER = 'x-frame-token'
