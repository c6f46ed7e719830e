import type { ComponentChildren, TargetedSubmitEvent } from 'preact';
import { useId, useState } from 'preact/hooks';
import type { Answer, Problem } from './client.ts';
import { Trouble } from './loaded.tsx';

interface FieldProps {
  readonly label: string;
  readonly name: string;
  readonly type?: 'text' | 'email' | 'password' | 'number';
  readonly autocomplete?: string;
  readonly hint?: string;
  readonly value?: string;
  readonly required?: boolean;
  readonly numeric?: boolean;
}

/** A labelled field that allows pasting and password managers. */
export function Field({
  label,
  name,
  type = 'text',
  hint,
  autocomplete = 'off',
  required = true,
  value,
  numeric = false,
}: FieldProps) {
  const id = useId();
  return (
    <p class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        name={name}
        // The types used here do not differ in any other attribute that is set.
        {...({ type } as { readonly type: 'text' })}
        autocomplete={autocomplete}
        required={required}
        defaultValue={value ?? ''}
        spellcheck={false}
        {...(hint !== undefined && { 'aria-describedby': `${id}-hint` })}
        {...(numeric && { inputMode: 'numeric' as const })}
      />
      {hint !== undefined && (
        <span id={`${id}-hint`} class="quiet hint">
          {hint}
        </span>
      )}
    </p>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly name: string;
  readonly options: readonly (readonly [value: string, title: string])[];
}

export function Choice({ label, name, options }: ChoiceProps) {
  const id = useId();
  return (
    <p class="field">
      <label for={id}>{label}</label>
      <select id={id} name={name}>
        {options.map(([value, title]) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </select>
    </p>
  );
}

export type Values = (name: string) => string;

interface FormProps {
  readonly label: string;
  readonly action: string;
  readonly busyAction?: string;
  readonly danger?: boolean;
  /** Another form of the page has the main button. */
  readonly secondary?: boolean;
  readonly onSubmit: (values: Values) => Promise<Answer<unknown>>;
  readonly onCancel?: () => void;
  readonly children?: ComponentChildren;
}

/** A form that submits once at a time, shows errors, and keeps the input. */
export function Form({
  label,
  action,
  busyAction,
  danger = false,
  secondary = false,
  onSubmit,
  onCancel,
  children,
}: FormProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const submit = async (event: TargetedSubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const fields = new FormData(form);
    setBusy(true);
    setProblem(null);
    const answer = await onSubmit((name) => String(fields.get(name) ?? ''));
    setBusy(false);
    if (answer.kind === 'problem') setProblem(answer.problem);
    else form.reset();
  };
  return (
    <form class="account-form" aria-label={label} onSubmit={submit}>
      {children}
      <Trouble problem={problem} />
      <p class="actions">
        <button type="submit" class={`button ${danger ? 'danger' : secondary ? '' : 'primary'}`} aria-disabled={busy}>
          {busy ? (busyAction ?? 'Please wait …') : action}
        </button>
        {onCancel !== undefined && (
          <button type="button" class="button" onClick={onCancel}>
            Cancel
          </button>
        )}
      </p>
    </form>
  );
}

/** A success message that is announced to screen readers. */
export const Said = ({ children }: { readonly children: ComponentChildren }) => (
  <p role="status" class="said">
    {children}
  </p>
);
