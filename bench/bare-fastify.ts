/** The minimal Fastify server: reads a JSON body and answers fixed bytes, which it receives as a message. Reports its address. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(new URL('../packages/service/src/app.ts', import.meta.url));
const { fastify } = require('fastify') as typeof import('fastify');
const answer = readFileSync(process.argv[2] ?? '', 'utf8');
const app = fastify({ bodyLimit: 8 * 1_048_576 });
app.post('/api/v1/analyze', async (_request, reply) => reply.type('application/json; charset=utf-8').send(answer));
console.log(await app.listen({ host: '127.0.0.1', port: 0 }));
