/** Why a command was refused: one sentence for the operator. */
export class Refused extends Error {}
