import { Examples } from './examples/examples.tsx';
import { ReportView } from './report/report-view.tsx';
import { ShareDialog } from './report/share.tsx';
import { TextPanel } from './text-panel.tsx';
import { useAnalyzer } from './use-analyzer.ts';
import { useComparison } from './use-comparison.ts';
import { useDrop } from './use-drop.ts';
import { useSuppressions } from './use-suppressions.ts';

/** The analyzer: the text on one side, its report on the other. */
export function App() {
  const analyzer = useAnalyzer();
  const { session, dispatch } = analyzer;
  const { current, earlier, edited, opened } = session;
  const comparison = useComparison(dispatch);
  const suppressionState = useSuppressions();
  const dropping = useDrop(analyzer.open);
  /** True even if it has been opened and closed again. */
  const pick = (fingerprint: string): void => {
    dispatch({ kind: 'opened', fingerprint: null });
    setTimeout(() => dispatch({ kind: 'opened', fingerprint }), 0);
  };
  return (
    <div class="analyzer" data-dropping={dropping}>
      <TextPanel analyzer={analyzer} onPick={pick} />
      <section class="reading" aria-label="Report" ref={analyzer.report}>
        {current === null ? (
          <Examples onExample={({ content, filename }) => analyzer.load(content, filename)} />
        ) : (
          <ReportView
            key={current.json}
            reading={current}
            earlier={earlier}
            stale={edited}
            opened={opened}
            onOpen={pick}
            hasOriginal={true}
            onReveal={(place) => analyzer.text.surface.current?.reveal(place)}
            onApply={analyzer.apply}
            suppressionState={suppressionState}
            onChooseEarlier={comparison.compareWith}
            compareSentence={comparison.sentence}
            onShare={() => analyzer.setSharing(true)}
          >
            {analyzer.sharing && (
              <ShareDialog submission={current.submission} onClose={() => analyzer.setSharing(false)} />
            )}
          </ReportView>
        )}
      </section>
    </div>
  );
}
