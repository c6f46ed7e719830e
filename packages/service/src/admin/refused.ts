/** Why a command was not carried out, as one sentence for the operator. */
export class Refused extends Error {}
