/** Values by which programs take a variable or an option for switched on or off. In lower case. */
export const trueWords: ReadonlySet<string> = new Set(['1', 'true', 'yes', 'on']);
export const falseWords: ReadonlySet<string> = new Set(['0', 'false', 'no', 'off']);
