/** Apart from the schemas, which a frame that reads these has no room for. */

/** Minutes for which a hand-over's code works. */
export const HANDOVER_MINUTES = 15
/** The fragment's parameter that carries it. */
export const HANDOVER_PARAMETER = 'handover'
