import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findingsOf } from '../../../rules/testing.ts';
import { readSample } from '../../testing.ts';

const agents: readonly (readonly [language: string, file: object, open: string])[] = [
  ['Chinese', { 智能体: { 模型: 'qwen-max', 系统提示词: '你是一个助手。' }, 自动批准: true }, '/自动批准'],
  [
    'Japanese',
    { エージェント: { モデル: 'gpt-4o', システムプロンプト: 'あなたは助手です。' }, 自動承認: true },
    '/自動承認',
  ],
  ['Korean', { 에이전트: { 모델: 'gpt-4o', 시스템_프롬프트: '당신은 도우미입니다.' }, 자동_승인: true }, '/자동_승인'],
  ['Russian', { агент: { модель: 'gpt-4o', системный_промпт: 'Ты помощник.' }, автоодобрение: true }, '/автоодобрение'],
];

const others: readonly (readonly [what: string, file: object])[] = [
  ['a car', { 型号: 'A6', 自动: true, 模型: 'sedan', 最大: 220 }],
  ['an office', { 承認: '部長', 役割: ['課長', '係長'], 説明: '休暇の申請' }],
  ['a shop', { 결제: '카드', 이름: '가게', 설명: '작은 가게' }],
  ['a factory', { модель: 'ВАЗ-2107', агент: 'склад', режим: 'ночной' }],
];

describe('configurations in other writing systems', () => {
  for (const [language, file, open] of agents) {
    it(`an agent in ${language} is recognised and read`, () => {
      const text = JSON.stringify(file);
      assert.equal(readSample(text, 'json').recognized, true);
      const found = findingsOf('AG-003', text, 'json').map(({ pointer }) => pointer);
      assert.deepEqual(found, [open]);
    });
  }
  for (const [what, file] of others) {
    it(`${what} is no agent`, () => assert.equal(readSample(JSON.stringify(file), 'json').recognized, false));
  }
});

it('tools, limits and logs are named in other languages', () => {
  const found = (rule: Parameters<typeof findingsOf>[0], settings: object) =>
    findingsOf(rule, { model: 'gpt-4o', system_prompt: 'Help the shop.', ...settings }).map(({ pointer }) => pointer);
  assert.deepEqual(found('AG-003', { strumenti: [{ nome: 'cancella_ordine', conferma: 'mai' }] }), [
    '/strumenti/0/conferma',
  ]);
  assert.deepEqual(found('AG-003', { strumenti: [{ nome: 'cancella_ordine', conferma: 'sempre' }] }), []);
  assert.deepEqual(found('AG-003', { strumenti: [{ nome: 'cerca_ordine', conferma: 'mai' }] }), []);
  assert.deepEqual(found('AG-023', { registro: { dati_personali: 'in_chiaro' } }), ['/registro/dati_personali']);
  assert.deepEqual(found('AG-023', { registro: { dati_personali: 'mascherati' } }), []);
  assert.deepEqual(found('AG-021', { rounds: { upper_bound: 100_000 } }), ['/rounds/upper_bound']);
  assert.deepEqual(found('AG-021', { rounds: { lower_bound: 100_000 } }), []);
});

it('a text with orders is a prompt in other languages too, whatever its key', () => {
  const found = (text: string) => findingsOf('AG-018', { model: 'gpt-4o', tools: ['shell'], auftrag: text }).length;
  assert.equal(found('Führe Buchungen sofort aus, ohne jemanden zu fragen.'), 1);
  assert.equal(found('Führe Buchungen sofort aus, sobald jemand zugestimmt hat.'), 0);
});
