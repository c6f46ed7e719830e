import type { Key } from './api.ts';
import { Day, Time } from './time.tsx';

/** The public data of a key. */
export const KeyFacts = ({ of: key }: { readonly of: Key }) => (
  <div>
    <strong class="name">{key.name}</strong>{' '}
    <code>
      {key.prefix}…{key.lastFour}
    </code>
    <p class="quiet">
      {key.kind === 'personal' ? 'Personal key' : 'Service key'}, made <Day at={key.createdAt} />,{' '}
      {key.lastUsedAt === null ? (
        'never used'
      ) : (
        <>
          last used <Time at={key.lastUsedAt} />
        </>
      )}
      {key.revokedAt !== null && (
        <>
          , revoked <Time at={key.revokedAt} />
        </>
      )}
      {key.revokedAt === null && key.expiresAt !== null && (
        <>
          , {key.active ? 'expires' : 'expired'} <Time at={key.expiresAt} />
        </>
      )}
    </p>
    {key.active && key.exposedAt !== null && (
      <p class="notice">
        <strong>Found in a configuration</strong> that somebody had analysed on <Day at={key.exposedAt} />. Replace it.
      </p>
    )}
  </div>
);
