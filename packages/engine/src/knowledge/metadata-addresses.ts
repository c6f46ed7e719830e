import { lazily } from '../text/lazily.ts';
import { readAddress } from './ip-address.ts';

interface MetadataAddress {
  readonly address: string;
  readonly service: string;
  readonly source: `https://${string}`;
}

/** Addresses at which a cloud provider hands credentials to any process on a machine. Compiled 2026-11. */
const table = [
  {
    address: '169.254.169.254',
    service: 'instance metadata of AWS, Azure, Google Cloud, Oracle, DigitalOcean, OpenStack',
    source: 'https://docs.aws.amazon.com/AWSEC2/latest/UserGuide/instancedata-data-retrieval.html',
  },
  {
    address: 'fd00:ec2::254',
    service: 'AWS instance metadata',
    source: 'https://docs.aws.amazon.com/AWSEC2/latest/UserGuide/instancedata-data-retrieval.html',
  },
  {
    address: '169.254.170.2',
    service: 'AWS ECS task credentials',
    source: 'https://docs.aws.amazon.com/AmazonECS/latest/developerguide/task-iam-roles.html',
  },
  {
    address: '169.254.170.23',
    service: 'AWS EKS pod identity',
    source: 'https://docs.aws.amazon.com/eks/latest/userguide/pod-id-how-it-works.html',
  },
  {
    address: 'fd00:ec2::23',
    service: 'AWS EKS pod identity',
    source: 'https://docs.aws.amazon.com/eks/latest/userguide/pod-id-how-it-works.html',
  },
  {
    address: '168.63.129.16',
    service: 'Azure platform channel',
    source: 'https://learn.microsoft.com/azure/virtual-network/what-is-ip-address-168-63-129-16',
  },
  {
    address: 'fd20:ce::254',
    service: 'Google Cloud metadata server',
    source: 'https://cloud.google.com/compute/docs/metadata/querying-metadata',
  },
  {
    address: '100.100.100.200',
    service: 'Alibaba Cloud instance metadata',
    source: 'https://www.alibabacloud.com/help/en/ecs/user-guide/view-instance-metadata',
  },
  {
    address: '192.0.0.192',
    service: 'Oracle Cloud Classic metadata',
    source: 'https://docs.oracle.com/en/cloud/iaas/compute-iaas-cloud/stcsg/retrieving-instance-metadata.html',
  },
  {
    address: '169.254.0.23',
    service: 'Tencent Cloud metadata',
    source: 'https://www.tencentcloud.com/document/product/213/4934',
  },
  {
    address: '169.254.42.42',
    service: 'Scaleway instance metadata',
    source: 'https://www.scaleway.com/en/docs/instances/how-to/use-cloud-init/',
  },
] as const satisfies readonly MetadataAddress[];

/** Keys as returned by `readAddress`, so that every spelling of an address matches. */
const keys = lazily(() => new Set(table.map(({ address }) => readAddress(address)?.key)));

export function isMetadataAddress(key: string): boolean {
  return keys().has(key);
}

export const metadataNames: ReadonlySet<string> = new Set([
  'metadata.google.internal', // https://cloud.google.com/compute/docs/metadata/querying-metadata
  'metadata.goog',
  'instance-data', // https://docs.aws.amazon.com/AWSEC2/latest/UserGuide/ (EC2 DNS alias)
  'instance-data.ec2.internal',
  'metadata.tencentyun.com', // https://www.tencentcloud.com/document/product/213/4934
  'metadata.platformequinix.com', // https://deploy.equinix.com/developers/docs/metal/server-metadata/metadata/
]);
