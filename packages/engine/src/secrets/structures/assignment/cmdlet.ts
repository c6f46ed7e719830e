/**
 * Names of PowerShell commands.
 * https://learn.microsoft.com/powershell/scripting/developer/cmdlet/approved-verbs-for-windows-powershell-commands
 */
const cmdlet =
  /^(?:Get|Read|New|Set|Add|Import|Export|Invoke|Select|Join|Split|Resolve|Out|Test|Start|Write|Format|Convert(?:To|From)?|Measure)-[A-Z][A-Za-z]{2,40}(?![\w-])/;
const cmdletMax = 60;
const scopeMax = 14;

/**
 * `$password = Read-Host`: whether a variable takes the output of a command. In quotes, or under another name, the same words are a
 * password.
 */
export function isCmdletOutput(text: string, nameStart: number, valueStart: number): boolean {
  if (!/\$(?:[a-z]{1,10}:)?$/i.test(text.slice(Math.max(0, nameStart - scopeMax), nameStart))) return false;
  return /[\s=(]/.test(text.charAt(valueStart - 1)) && cmdlet.test(text.slice(valueStart, valueStart + cmdletMax));
}
