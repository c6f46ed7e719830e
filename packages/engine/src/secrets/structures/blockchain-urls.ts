import { type CapabilityUrl, row } from './capability-url.ts';

/** Endpoints of blockchain nodes with the key in the path. */
export const blockchainUrls: readonly CapabilityUrl[] = [
  row(
    'capability-url',
    'Alchemy endpoint',
    'alchemy.com',
    '(?:https?|wss?)://[\\w.-]{1,60}\\.alchemy\\.com/(?:nft/)?v\\d/([\\w-]{20,64})',
    'alchemy.com documentation',
  ),
  row(
    'capability-url',
    'Alchemy endpoint',
    'alchemyapi.io',
    '(?:https?|wss?)://[\\w.-]{1,60}\\.alchemyapi\\.io/v\\d/([\\w-]{20,64})',
    'alchemy.com documentation',
  ),
  row(
    'capability-url',
    'Infura endpoint',
    'infura.io',
    '(?:https?|wss?)://[\\w.-]{1,60}\\.infura\\.io/(?:ws/)?v\\d/([0-9a-f]{32})',
    'infura.io documentation',
  ),
  row(
    'capability-url',
    'QuickNode endpoint',
    'quiknode.pro',
    '(?:https?|wss?)://[\\w.-]{1,120}\\.quiknode\\.pro/([\\w]{24,64})',
    'quicknode.com documentation',
  ),
  row(
    'capability-url',
    'Ankr endpoint',
    'ankr.com',
    '(?:https?|wss?)://rpc\\.ankr\\.com/[\\w/]{2,40}/([0-9a-f]{40,80})',
    'ankr.com documentation',
  ),
  row(
    'capability-url',
    'GetBlock endpoint',
    'getblock.io',
    '(?:https?|wss?)://go\\.getblock\\.\\w{2,4}/([0-9a-f]{32})',
    'docs.getblock.io',
  ),
  row(
    'capability-url',
    'Chainstack endpoint',
    'chainstack.com',
    '(?:https?|wss?)://[\\w.-]{1,80}\\.chainstack\\.com/(?:ws/)?([0-9a-f]{32})',
    'docs.chainstack.com',
  ),
];
