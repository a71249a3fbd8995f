import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PROJECT_ROOT } from '../../local-cloud/launcher/folders.ts';

const WORKSPACES = '@talelantern';

/** Copies the files of this checkout, uncommitted changes included, to `folder`; installed packages are linked. */
export function copyProject(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  const fileList = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: PROJECT_ROOT,
    encoding: 'utf8',
  });
  for (const file of fileList.split('\0').filter((path) => path !== '' && existsSync(join(PROJECT_ROOT, path)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(join(PROJECT_ROOT, file), join(folder, file));
  }
  linkPackages(folder);
}

/** The links of the workspaces must point into the copy. */
function linkPackages(folder: string): void {
  const [from, to] = [join(PROJECT_ROOT, 'node_modules'), join(folder, 'node_modules')];
  mkdirSync(join(to, WORKSPACES), { recursive: true });
  for (const name of readdirSync(from))
    if (name !== WORKSPACES && name !== '.vite') symlinkSync(join(from, name), join(to, name));
  for (const name of readdirSync(join(from, WORKSPACES))) {
    const source = realpathSync(join(from, WORKSPACES, name));
    const workspace = join(folder, source.slice(PROJECT_ROOT.length + 1));
    symlinkSync(workspace, join(to, WORKSPACES, name));
    const ownModules = join(source, 'node_modules');
    if (existsSync(ownModules)) symlinkSync(ownModules, join(workspace, 'node_modules'));
  }
}
