/** Base URL of the public pages of rules and formats, the same in every report. */
export const documentation = 'https://github.com/agent-grade/agent-grade/blob/main/docs';
