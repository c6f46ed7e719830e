import type { Report, ReportedFinding, SuppressionResult } from '@agent-grade/engine';
import type { Location } from '../editor/surface.ts';
import type { Reading } from '../session.ts';
import { ComparePanel } from './compare-panel.tsx';
import { Findings } from './findings.tsx';
import { FixFirst } from './fix-first.tsx';
import { LimitsPanel } from './limits-panel.tsx';
import { MapPanel } from './map-panel.tsx';
import type { ShownText } from './patch-view.tsx';
import { SanitizedPanel } from './sanitized-panel.tsx';
import { ScorePanel } from './score-panel.tsx';
import type { PageSuppression } from './suppressions.ts';
import type { Tab } from './tabs.tsx';

export type TabId = 'findings' | 'score' | 'map' | 'limits' | 'sanitized' | 'compare';

/** The data of the report's tabs and their actions; null for what is not available. */
export interface Parts {
  readonly reading: Reading;
  readonly result: SuppressionResult<PageSuppression>;
  readonly earlier: Report | null;
  readonly shown: ShownText;
  readonly opened: string | null;
  readonly printing: boolean;
  /** False for a shared report, which has no original text. */
  readonly hasOriginal: boolean;
  readonly compareSentence: string;
  readonly onOpen: (fingerprint: string) => void;
  readonly onReveal: ((place: Location) => void) | null;
  readonly onApply: ((findings: readonly ReportedFinding[]) => void) | null;
  readonly onSuppress: ((suppression: PageSuppression) => void) | null;
  readonly onChooseEarlier: ((file: File) => void) | null;
}

export function tabsOf(parts: Parts): readonly Tab<TabId>[] {
  const { reading, result, earlier, onReveal, onChooseEarlier, compareSentence, hasOriginal, printing } = parts;
  const { report } = result;
  const all: readonly (Tab<TabId> | null)[] = [
    { id: 'findings', title: `Findings ${report.findings.length}`, content: () => <FindingsPart {...parts} /> },
    { id: 'score', title: 'Score', content: () => <ScorePanel result={result} /> },
    { id: 'map', title: 'Map', content: () => <MapPanel map={report.map} onReveal={onReveal} /> },
    { id: 'limits', title: 'Protections and limits', content: () => <LimitsPanel report={report} /> },
    {
      id: 'sanitized',
      title: 'Sanitized',
      // The original would reveal its secrets on paper, which is passed around.
      content: () => <SanitizedPanel reading={reading} hasOriginal={hasOriginal && !printing} printing={printing} />,
    },
    onChooseEarlier === null
      ? null
      : {
          id: 'compare',
          title: 'Compare',
          content: () => (
            <ComparePanel current={report} earlier={earlier} onChoose={onChooseEarlier} sentence={compareSentence} />
          ),
        },
  ];
  return all.filter((tab) => tab !== null);
}

function FindingsPart({ result, shown, opened, printing, onOpen, onReveal, onApply, onSuppress }: Parts) {
  const { report, suppressed } = result;
  if (report.findings.length === 0 && suppressed.length > 0) return <p class="notice">All findings are suppressed.</p>;
  if (report.findings.length === 0) return <NothingFound limitations={report.limitations} />;
  return (
    <>
      <FixFirst report={report} onOpen={onOpen} onApply={onApply} />
      <Findings
        findings={report.findings}
        shown={shown}
        opened={opened}
        printing={printing}
        onReveal={onReveal}
        onApply={onApply && ((finding) => onApply([finding]))}
        onSuppress={onSuppress}
      />
    </>
  );
}

const limitationsMax = 5;

/** No findings in a text that was not understood is not good news, and is not shown as such. */
const NothingFound = ({ limitations }: Pick<Report, 'limitations'>) => (
  <div class="notice">
    {limitations.length === 0 ? (
      'Nothing was found, and every part of the text was analysed.'
    ) : (
      <>
        Nothing was found in the parts that were analysed. Not looked at:
        <ul class="uncertain">
          {limitations.slice(0, limitationsMax).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {limitations.length > limitationsMax && 'The rest is listed under “Protections and limits”.'}
      </>
    )}
  </div>
);
