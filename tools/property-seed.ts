/** A fixed seed, so that property tests use the same inputs in every run; `PROPERTY_SEED=$RANDOM npm test` tries others. */
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20_261_121) });
