/** Offers a text as a download. */
export function save(text: string, filename: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = filename;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** The name of a file derived from another: `mcp.json` and `report.sarif` give `mcp.report.sarif`. */
export function nameBeside(filename: string | null, ending: string): string {
  const base = (filename ?? 'agent-configuration').split(/[/\\]/).at(-1) ?? '';
  const stem = base.replace(/\.(?:jsonc?|json5|ya?ml)$/i, '').replace(/[^\w.-]+/g, '-') || 'agent-configuration';
  return `${stem}.${ending}`;
}
