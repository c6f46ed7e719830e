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
      {key.kind === 'personal' ? 'Personal key' : 'Service key'}, created <Day at={key.createdAt} />,{' '}
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
        <strong>Exposed:</strong> found in a configuration that was analysed on <Day at={key.exposedAt} />. Replace this
        key.
      </p>
    )}
  </div>
);
