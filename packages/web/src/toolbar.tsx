import type { Language } from './analysis/submission.ts';

interface ToolbarProps {
  readonly filename: string | null;
  readonly language: Language;
  readonly onFile: (file: File) => void;
  readonly onForget: () => void;
  readonly onLanguage: (language: Language) => void;
}

const languages = [
  { id: 'json', text: 'JSON' },
  { id: 'yaml', text: 'YAML' },
] as const satisfies readonly { id: Language; text: string }[];

/** The file, the example and the language of the text. */
export function Toolbar({ filename, language, onFile, onForget, onLanguage }: ToolbarProps) {
  return (
    <div class="toolbar">
      <label class="button small file-button">
        Choose a file…
        <input
          type="file"
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            if (file !== undefined) onFile(file);
            event.currentTarget.value = '';
          }}
        />
      </label>
      {filename !== null && (
        <span class="filename">
          <code>{filename}</code>
          <button type="button" aria-label="Forget the file’s name" onClick={onForget}>
            <span aria-hidden="true">×</span>
          </button>
        </span>
      )}
      <fieldset class="languages">
        <legend class="visually-hidden">Language</legend>
        {languages.map(({ id, text }) => (
          <label key={id}>
            <input type="radio" name="language" checked={language === id} onChange={() => onLanguage(id)} />
            <span>{text}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}
