/** A shell whose whole command is supplied by the model. */
const freeCommand =
  /^(?:(?:\/bin\/)?(?:ba|z|da)?sh\s+-l?c\s+)?["']?(?:\{\{?\s{0,5}[\w.]{1,60}\s{0,5}\}?\}|\$(?:\{?\w{1,40}\}?|\{?\w{1,40}(?:\.\w{1,40}){1,4}\}?|\{\{\s{0,5}[\w.]{1,60}\s{0,5}\}\}|@))["']?$/;

/** Upper-case names of arguments; other upper-case names are environment variables, as in `${SCANNER_BIN}`. */
const argumentName = /^(?:COMMAND|CMD|SCRIPT|CODE|INPUT|ARGS?|ARGUMENTS?|QUERY)$/;

/** Whether the model supplies the whole command. */
export function isFreeCommand(command: string): boolean {
  const name = /^["']?\$\{?([A-Z][A-Z\d_]{1,39})\}?["']?$/.exec(command)?.[1];
  return name === undefined ? freeCommand.test(command) : argumentName.test(name);
}
