/** A command that destroys or changes what its arguments name; when the arguments are not fixed, that can be anything. */
export interface DestructiveCommand {
  readonly program: string;
  /** Words required after the program, in this order and ignoring flags, with no other fixed words. */
  readonly words: readonly string[];
  /** What is destroyed: local files, shared systems, or `account` where the same command also creates, changes or queries resources. */
  readonly destroys: 'files' | 'systems' | 'account';
  readonly source: `https://${string}`;
}

const row = (line: string, destroys: DestructiveCommand['destroys'], source: DestructiveCommand['source']) => {
  const [program = '', ...words] = line.split(' ');
  return { program, words, destroys, source };
};

export const destructiveCommands: readonly DestructiveCommand[] = [
  row('rm', 'files', 'https://man7.org/linux/man-pages/man1/rm.1.html'),
  row('shred', 'files', 'https://man7.org/linux/man-pages/man1/shred.1.html'),
  row('rimraf', 'files', 'https://github.com/isaacs/rimraf'),
  row('del', 'files', 'https://learn.microsoft.com/windows-server/administration/windows-commands/del'),
  row(
    'remove-item',
    'files',
    'https://learn.microsoft.com/powershell/module/microsoft.powershell.management/remove-item',
  ),
  row('dd', 'systems', 'https://man7.org/linux/man-pages/man1/dd.1.html'),
  row('mkfs', 'systems', 'https://man7.org/linux/man-pages/man8/mkfs.8.html'),
  row('shutdown', 'systems', 'https://man7.org/linux/man-pages/man8/shutdown.8.html'),
  row('reboot', 'systems', 'https://man7.org/linux/man-pages/man8/reboot.8.html'),
  row('poweroff', 'systems', 'https://man7.org/linux/man-pages/man8/poweroff.8.html'),
  row('wipefs', 'systems', 'https://man7.org/linux/man-pages/man8/wipefs.8.html'),
  row('docker volume rm', 'systems', 'https://docs.docker.com/reference/cli/docker/volume/rm/'),
  row('dropuser', 'systems', 'https://www.postgresql.org/docs/current/app-dropuser.html'),
  row('dropdb', 'systems', 'https://www.postgresql.org/docs/current/app-dropdb.html'),
  row('kubectl delete', 'systems', 'https://kubernetes.io/docs/reference/kubectl/generated/kubectl_delete/'),
  row('helm uninstall', 'systems', 'https://helm.sh/docs/helm/helm_uninstall/'),
  row('terraform destroy', 'systems', 'https://developer.hashicorp.com/terraform/cli/commands/destroy'),
  row('tofu destroy', 'systems', 'https://opentofu.org/docs/cli/commands/destroy/'),
  row('pulumi destroy', 'systems', 'https://www.pulumi.com/docs/iac/cli/commands/pulumi_destroy/'),
  row('gh repo delete', 'systems', 'https://cli.github.com/manual/gh_repo_delete'),
  row('aws s3 rm', 'systems', 'https://docs.aws.amazon.com/cli/latest/reference/s3/rm.html'),
  row('aws s3 rb', 'systems', 'https://docs.aws.amazon.com/cli/latest/reference/s3/rb.html'),
  row('gsutil rm', 'systems', 'https://cloud.google.com/storage/docs/gsutil/commands/rm'),
  row('gcloud storage rm', 'systems', 'https://cloud.google.com/sdk/gcloud/reference/storage/rm'),
  row('vercel remove', 'systems', 'https://vercel.com/docs/cli/remove'),
  row('vercel rm', 'systems', 'https://vercel.com/docs/cli/remove'),
  row('wrangler delete', 'systems', 'https://developers.cloudflare.com/workers/wrangler/commands/'),
  row('npm unpublish', 'systems', 'https://docs.npmjs.com/cli/commands/npm-unpublish'),
  row(
    'aws ec2 terminate-instances',
    'systems',
    'https://docs.aws.amazon.com/cli/latest/reference/ec2/terminate-instances.html',
  ),
  row(
    'aws cloudformation delete-stack',
    'systems',
    'https://docs.aws.amazon.com/cli/latest/reference/cloudformation/delete-stack.html',
  ),
  row('gcloud projects delete', 'systems', 'https://cloud.google.com/sdk/gcloud/reference/projects/delete'),
  row('az group delete', 'systems', 'https://learn.microsoft.com/cli/azure/group#az-group-delete'),
  row('aws', 'account', 'https://docs.aws.amazon.com/cli/latest/reference/'),
  row('gcloud', 'account', 'https://cloud.google.com/sdk/gcloud/reference'),
  row('az', 'account', 'https://learn.microsoft.com/cli/azure/reference-index'),
  row('oci', 'account', 'https://docs.oracle.com/iaas/tools/oci-cli/latest/oci_cli_docs/'),
  row('doctl', 'account', 'https://docs.digitalocean.com/reference/doctl/'),
  row('heroku', 'account', 'https://devcenter.heroku.com/articles/heroku-cli-commands'),
  row('fly', 'account', 'https://fly.io/docs/flyctl/'),
  row('flyctl', 'account', 'https://fly.io/docs/flyctl/'),
  row('vercel', 'account', 'https://vercel.com/docs/cli'),
  row('netlify', 'account', 'https://docs.netlify.com/api-and-cli-guides/cli-guides/get-started-with-cli/'),
  row('railway', 'account', 'https://docs.railway.com/reference/cli-api'),
  row('firebase', 'account', 'https://firebase.google.com/docs/cli'),
  row('supabase', 'account', 'https://supabase.com/docs/reference/cli/introduction'),
  row('wrangler', 'account', 'https://developers.cloudflare.com/workers/wrangler/commands/'),
  row('gsutil', 'account', 'https://cloud.google.com/storage/docs/gsutil'),
  row('eksctl', 'account', 'https://docs.aws.amazon.com/eks/latest/eksctl/what-is-eksctl.html'),
  row('helm', 'account', 'https://helm.sh/docs/helm/helm/'),
  row('terraform', 'account', 'https://developer.hashicorp.com/terraform/cli/commands'),
  row('terraform apply', 'account', 'https://developer.hashicorp.com/terraform/cli/commands/apply'),
  row('tofu', 'account', 'https://opentofu.org/docs/cli/commands/'),
  row('tofu apply', 'account', 'https://opentofu.org/docs/cli/commands/apply/'),
  row('pulumi', 'account', 'https://www.pulumi.com/docs/iac/cli/commands/'),
  row('pulumi up', 'account', 'https://www.pulumi.com/docs/iac/cli/commands/pulumi_up/'),
  row('kubectl apply', 'account', 'https://kubernetes.io/docs/reference/kubectl/generated/kubectl_apply/'),
];
