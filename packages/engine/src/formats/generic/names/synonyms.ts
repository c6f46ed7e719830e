/**
 * Forms and synonyms of words by the word that the grammars of names know. Only words with a single meaning in names and values of settings;
 * the grammars decide by the words beside them.
 */
const rows: readonly string[] = [
  // Participles and gerunds.
  'review: reviewed reviewing',
  'confirm: confirmed confirming',
  'approve: approving',
  'ask: asked asking',
  'verify: verified verifying',
  'validate: validated validating',
  'check: checked',
  'skip: skipping omitting',
  'bypass: bypassing',
  'require: requiring',
  'redact: redacted redacting',
  'mask: masked masking',
  'moderate: moderated moderating',
  'log: logged diary logbook chronicle',
  'authenticate: authenticating',
  'execute: executes',
  'allow: let lets allows permits',
  'read: reading',
  'write: writing',
  'edit: editing',
  'access: accessing',
  'store: storing',
  'operate: operating',
  // Approval and supervision.
  'approval: countersignature cosignature approbation assent ratification',
  'supervisor: overseer',
  'supervised: chaperoned overseen',
  'required: mandatory compulsory obligatory needed',
  'autonomous: selfdriving selfdirected',
  // Isolation.
  'sandboxed: jailed boxed walled fenced quarantined ringfenced compartmentalised compartmentalized',
  'sandbox: enclosure quarantine playpen',
  // Limits.
  'unlimited: unbounded limitless boundless uncapped unmetered',
  'endless: neverending',
  'stop: halt halted',
  // Records.
  'anonymize: deidentify deidentified depersonalise depersonalize',
  'redact: censor censored',
  // Reach.
  'anyone: whoever anybody',
  'everyone: everybody',
  'outbound: outgoing',
  'unauthenticated: authless',
];

const standardWords: ReadonlyMap<string, readonly string[]> = new Map(
  rows.flatMap((row) => {
    const [word = '', forms = ''] = row.split(': ');
    return forms.split(' ').map((form) => [form, [word]] as const);
  }),
);

/** The word that the grammars know for this one; undefined for most words. */
export function standardOf(word: string): readonly string[] | undefined {
  return standardWords.get(word);
}
