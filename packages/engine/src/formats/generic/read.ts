import type { ModelBuilder } from '../../agent/builder.ts';
import type { Cursor } from '../cursor.ts';

export function readGeneric(_document: Cursor, _model: ModelBuilder): void {}
