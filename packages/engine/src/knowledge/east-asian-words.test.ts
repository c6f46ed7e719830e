import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { englishOf } from './foreign-words.ts';

const words: readonly (readonly [word: string, english: string | null])[] = [
  ['自动批准', 'auto approval'],
  ['是否需要人工审核', 'require human review'],
  ['最大迭代次数', 'max iteration'],
  ['系统提示词', 'system prompt'],
  ['shell执行', 'shell execute'],
  ['自動承認', 'auto approval'],
  ['最大ステップ数', 'max step'],
  ['サンドボックス', 'sandbox'],
  ['자동승인', 'auto approval'],
  ['최대반복횟수', 'max iteration'],
  ['автоодобрение', 'auto approve'],
  ['песочница', 'sandbox'],
  ['illimitati', 'unlimited'],
  ['ilimitadas', 'unlimited'],
  ['unbegrenzten', 'unlimited'],
  ['erlaubter', 'allowed'],
  ['hôte', 'host'],
  ['entfällt', 'not required'],
  ['acciones', 'action'],
  ['タイムアウト', 'timeout'],
  ['console', null],
  ['commander', null],
  ['entertainer', null],
  ['celebrities', null],
  // A part that nobody knows makes it another name.
  ['自动驾驶', null],
  ['模型车', null],
  ['承認者の苗字', null],
  ['자동차', null],
  ['автомобиль', null],
];

describe('words in other scripts', () => {
  for (const [word, english] of words) {
    it(`${word} is ${english ?? 'unknown'}`, () => assert.equal(englishOf(word)?.join(' ') ?? null, english));
  }
});
