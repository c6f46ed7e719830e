import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ruleCatalogue } from '@agent-grade/engine';
import { createDataDirectory, makeKey, startProcess } from '../testing/process.ts';
import { pause } from '../testing/raw-socket.ts';
import { bearer, smallBody } from '../testing/service.ts';

for (const workers of ['1', '2'] as const) {
  describe(`the metrics of ${workers === '1' ? 'one process' : 'two processes'}`, () => {
    it('count responses, refusals and analyses, contain no key, and are served on a separate port only', async () => {
      const directory = createDataDirectory();
      const settings = { WORKERS: workers, METRICS_PORT: '0', RATE_LIMIT_PER_MINUTE: '3' };
      const service = await startProcess({ DATA_DIR: directory.path, ...settings });
      try {
        const address = async (): Promise<string> => {
          for (;;) {
            const found = /"metrics":"([^"]+)"/.exec(service.output())?.[1];
            if (found !== undefined) return found;
            await pause(20);
          }
        };
        const key = await makeKey(service, 'ada@example.com');
        const url = `http://127.0.0.1:${service.port}`;
        const headers = { 'Content-Type': 'application/json', Connection: 'close', ...bearer(key) };
        for (let i = 0; i < 5; i++) {
          await (await fetch(`${url}/api/v1/analyze`, { method: 'POST', body: smallBody(), headers })).arrayBuffer();
        }
        await fetch(`${url}/${key}`);
        const read = async () => (await fetch(await address())).text();
        let text = await read();
        // A response is counted after it has been sent.
        while (!text.includes('route="none",status="404"} 1')) text = await read();
        const value = (line: string): number | undefined => {
          const found = text.split('\n').find((each) => each.startsWith(`${line} `));
          return found === undefined ? undefined : Number(found.slice(line.length));
        };
        const answers = (status: number): string =>
          `agent_grade_requests_total{method="POST",route="/api/v1/analyze",status="${status}"}`;
        assert.deepEqual([value(answers(200)), value(answers(429))], [3, 2]);
        assert.equal(value('agent_grade_rate_limit_refusals_total{limit="key"}'), 2);
        assert.equal(value('agent_grade_analysis_duration_seconds_count{size="small",outcome="report"}'), 3);
        assert.equal(value('agent_grade_request_duration_seconds_count{route="/api/v1/analyze"}'), 5);
        assert.equal(value('agent_grade_analyses_running{size="small"}'), 0);
        for (const { id } of ruleCatalogue)
          assert.ok((value(`agent_grade_rule_seconds_total{rule="${id}"}`) ?? 0) > 0, id);
        assert.equal(value('agent_grade_counters_shared'), 1);
        assert.ok((value('agent_grade_nodejs_eventloop_lag_seconds') ?? -1) >= 0);
        assert.ok(!text.includes(key) && !text.includes('ada@'));
        assert.equal((await fetch(`${url}/metrics`)).status, 404);
        assert.equal((await fetch(new URL('/', await address()))).status, 404);
      } finally {
        assert.equal(await service.stop(), 0);
        directory.remove();
      }
    });
  });
}
