/** Replaces each variable by its default: `acme/desk:${TAG:-latest}` is `acme/desk:latest` unless the environment names another one. */
export function withDefaults(text: string): string {
  return text.includes('${') ? text.replaceAll(/\$\{\w{1,80}:?-([^${}]{0,200})\}/g, '$1') : text;
}
