/** Where the pages of rules and formats stand for everybody, whichever program wrote the report. */
export const documentation = 'https://github.com/agent-grade/agent-grade/blob/main/docs';
