const shellDefault = /\$\{\w{1,80}:?-([^${}]{0,200})\}/g;
/** Spring's notation. `${env:NAME}` and `${input:name}` name where a value comes from. */
const plainDefault = /\$\{[A-Z][A-Z\d_]{2,80}:(?![-=?+])([^${}]{0,200})\}/g;

/** Replaces each variable by its default: `acme/desk:${TAG:-latest}` is `acme/desk:latest` unless the environment names another one. */
export function withDefaults(text: string): string {
  return text.includes('${') ? text.replaceAll(shellDefault, '$1').replaceAll(plainDefault, '$1') : text;
}
