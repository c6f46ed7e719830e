import assert from 'node:assert/strict';
import { it } from 'node:test';
import { findingsOf } from '../../../rules/testing.ts';

it('a person’s browser profile gives its logins to the agent', () => {
  const found = (name: string, path: string) =>
    findingsOf('AG-006', { model: 'm', system_prompt: 'Browse.', browser: { [name]: path } }).map(
      ({ severity }) => severity,
    );
  assert.deepEqual(found('user_data_dir', '~/.config/google-chrome'), ['high']);
  assert.deepEqual(found('userDataDir', '~/.config/google-chrome'), ['high']);
  for (const path of ['./profile', '/srv/agent/profile', 'profile'])
    assert.deepEqual(found('user_data_dir', path), [], path);
  assert.deepEqual(found('icon', '~/.config/google-chrome'), []);
});

it('the folders of an agent are those it works in', () => {
  const found = (settings: object) => findingsOf('AG-006', settings).map(({ pointer }) => pointer);
  const helper = { model: 'm', prompt: 'Sort the files.', tools: ['read_file'] };
  assert.deepEqual(found({ ...helper, folders: ['/', './in'] }), ['/folders/0']);
  assert.deepEqual(found({ ...helper, folders: ['./in'] }), []);
  assert.deepEqual(found({ ...helper, backup: { folders: ['/'] } }), []);
  assert.deepEqual(found({ ...helper, files: { write: '/' } }), ['/files/write']);
  assert.deepEqual(found({ ...helper, files: { write: '/srv/desk/out' } }), []);
  assert.deepEqual(found({ ...helper, filesystem: [{ sample: { path: '/etc/cron.d/x' } }] }), []);
});

it('a permission on files may be a folder', () => {
  const found = (permissions: object) =>
    findingsOf('AG-006', { model: 'm', system_prompt: 'Sort files.', permissions }).map(({ pointer }) => pointer);
  assert.deepEqual(found({ files: '/' }), ['/permissions/files']);
  assert.deepEqual(found({ files: '/', shell: 'ask' }), ['/permissions/files']);
  for (const files of ['./in', '/srv/app/in', 'read', 'ask']) assert.deepEqual(found({ files }), [], files);
});

it('a disk that the agent reaches may be a list of folders', () => {
  const found = (reach: object) =>
    findingsOf('AG-006', { model: 'm', system_prompt: 'Sort files.', reach }).map(({ pointer }) => pointer);
  assert.deepEqual(found({ disk: ['.', '~/.aws'] }), ['/reach/disk/1']);
  assert.deepEqual(found({ disk: ['./in', './out'] }), []);
  assert.deepEqual(found({ disk: ['sda', 'sdb'] }), []);
});

it('a folder is named by what it is to the agent', () => {
  const found = (name: string) =>
    findingsOf('AG-006', { model: 'm', prompt: 'Sort.', tools: ['write_file'], [name]: '/' }).map(
      ({ pointer }) => pointer,
    );
  for (const name of ['root_folder', 'projectPath', 'shared_dir', 'output_directory', 'fs_root'])
    assert.deepEqual(found(name), [`/${name}`], name);
  for (const name of ['icon_path', 'health_path', 'route', 'base_url_path']) assert.deepEqual(found(name), [], name);
});
