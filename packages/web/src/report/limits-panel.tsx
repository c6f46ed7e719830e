import type { Report } from '@agent-grade/engine';

/** The protections, and what was not analysed. */
export const LimitsPanel = ({ report }: { readonly report: Report }) => (
  <>
    <section>
      <h3>Protections recognised</h3>
      {report.defenses.length === 0 ? (
        <p class="quiet">None recognised.</p>
      ) : (
        <ul class="defenses">
          {report.defenses.map(({ message, pointer }, index) => (
            <li key={`${index}${pointer}`}>
              {message} <code>{pointer || 'whole file'}</code>
            </li>
          ))}
        </ul>
      )}
    </section>
    <section>
      <h3>Not looked at</h3>
      {report.limitations.length === 0 ? (
        <p class="quiet">Every part of the text was analysed.</p>
      ) : (
        <ul>
          {report.limitations.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </section>
    <p class="quiet">
      Rule set {report.versions.ruleset}, scoring {report.versions.scoring}, schema {report.versions.schema}.
    </p>
  </>
);
