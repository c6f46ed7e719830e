/** Commands that destroy what their arguments name. With free arguments, that is anything. */
export interface DestructiveCommand {
  readonly program: string;
  /** Words that have to follow, in this order; flags among them count as words. */
  readonly words: readonly string[];
  /** Files of the machine, or what many people use. */
  readonly destroys: 'files' | 'systems';
  readonly source: `https://${string}`;
}

const row = (line: string, destroys: DestructiveCommand['destroys'], source: DestructiveCommand['source']) => {
  const [program = '', ...words] = line.split(' ');
  return { program, words, destroys, source };
};

export const destructiveCommands: readonly DestructiveCommand[] = [
  row('rm', 'files', 'https://man7.org/linux/man-pages/man1/rm.1.html'),
  row('shred', 'files', 'https://man7.org/linux/man-pages/man1/shred.1.html'),
  row('del', 'files', 'https://learn.microsoft.com/windows-server/administration/windows-commands/del'),
  row(
    'remove-item',
    'files',
    'https://learn.microsoft.com/powershell/module/microsoft.powershell.management/remove-item',
  ),
  row('dd', 'systems', 'https://man7.org/linux/man-pages/man1/dd.1.html'),
  row('mkfs', 'systems', 'https://man7.org/linux/man-pages/man8/mkfs.8.html'),
  row('shutdown', 'systems', 'https://man7.org/linux/man-pages/man8/shutdown.8.html'),
  row('dropdb', 'systems', 'https://www.postgresql.org/docs/current/app-dropdb.html'),
  row('kubectl delete', 'systems', 'https://kubernetes.io/docs/reference/kubectl/generated/kubectl_delete/'),
  row('helm uninstall', 'systems', 'https://helm.sh/docs/helm/helm_uninstall/'),
  row('terraform destroy', 'systems', 'https://developer.hashicorp.com/terraform/cli/commands/destroy'),
  row('tofu destroy', 'systems', 'https://opentofu.org/docs/cli/commands/destroy/'),
  row('pulumi destroy', 'systems', 'https://www.pulumi.com/docs/iac/cli/commands/pulumi_destroy/'),
  row('gh repo delete', 'systems', 'https://cli.github.com/manual/gh_repo_delete'),
  row('aws s3 rm', 'systems', 'https://docs.aws.amazon.com/cli/latest/reference/s3/rm.html'),
];
