import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { PackageReference } from '../invocation.ts';
import { line, words } from '../testing.ts';

type Expected = readonly [ecosystem: PackageReference['ecosystem'], name: string, pinned: PackageReference['pinned']];

function packagesIn(text: string): readonly PackageReference[] {
  return line(text).flatMap(({ package: first, extraPackages }) => (first === null ? [] : [first, ...extraPackages]));
}

function check(rows: readonly (readonly [text: string, ...expected: readonly Expected[]])[]): void {
  for (const [text, ...expected] of rows) {
    it(`${text}: ${expected.map(([, name, pinned]) => `${name} ${pinned}`).join(', ') || 'nothing'}`, () => {
      const found = packagesIn(text).map(({ ecosystem, name, pinned }) => [ecosystem, name, pinned]);
      assert.deepEqual(found, expected);
    });
  }
}

describe('jbang', () => {
  check([
    ['jbang jdbc@acme/mcp-servers jdbc:postgresql://localhost/desk', ['git', 'github.com/acme/mcp-servers', 'mutable']],
    ['jbang --quiet run desk@acme', ['git', 'github.com/acme/jbang-catalog', 'mutable']],
    ['jbang desk@acme/mcp-servers/1.4.2', ['git', 'github.com/acme/mcp-servers', 'tag']],
    [
      'jbang desk@acme/mcp-servers/0123456789abcdef0123456789abcdef01234567',
      ['git', 'github.com/acme/mcp-servers', 'exact'],
    ],
    ['jbang --java 21 ./server.java', ['git', './server.java', 'local']],
    ['jbang org.acme.desk:desk-mcp:1.4.2', ['git', 'org.acme.desk:desk-mcp:1.4.2', 'local']],
  ]);
});

describe('npm and compatible runners', () => {
  check([
    ['npx a', ['npm', 'a', 'none']],
    ['npx -y @s/a@1.2.3 --flag b', ['npm', '@s/a', 'exact']],
    ['npx -y a@v1.2.3-beta.1', ['npm', 'a', 'exact']],
    ['npx a@latest', ['npm', 'a', 'tag']],
    ['wsl npx -y a', ['npm', 'a', 'none']],
    ['wsl.exe -d Ubuntu -- npx -y a@1.2.3', ['npm', 'a', 'exact']],
    ['wsl -e npx a', ['npm', 'a', 'none']],
    ['wsl --install npx'],
    ['firejail --net=none npx -y a', ['npm', 'a', 'none']],
    ['xvfb-run -s "-screen 0 800x600x24" npx -y a', ['npm', 'a', 'none']],
    ['npx a@next', ['npm', 'a', 'tag']],
    ['npx a@^1.2.3', ['npm', 'a', 'range']],
    ['npx a@1', ['npm', 'a', 'range']],
    ['npx a@1.x', ['npm', 'a', 'range']],
    ['npx a@', ['npm', 'a', 'none']],
    ['npx a@${VERSION}', ['npm', 'a', 'unknown']],
    ['npx $PACKAGE'],
    ['npx'],
    ['npx *'],
    ['npx --yes -p a -p b@1.0.0 tool', ['npm', 'a', 'none'], ['npm', 'b', 'exact']],
    ['npx --package=a -- tool', ['npm', 'a', 'none']],
    ['npx -c "a b"'],
    ['npx --registry https://r.example a', ['npm', 'a', 'none']],
    ['npx ./tools/a', ['npm', './tools/a', 'local']],
    ['npx file:../a', ['npm', 'file:../a', 'local']],
    ['npx npm:a@1.2.3', ['npm', 'a', 'exact']],
    ['npx a@npm:b@1.2.3', ['npm', 'b', 'exact']],
    ['npm exec --yes --package=a@1.0.0 -- a', ['npm', 'a', 'exact']],
    ['npm --silent --prefix x exec a', ['npm', 'a', 'none']],
    ['npm x -- a', ['npm', 'a', 'none']],
    ['pnpm dlx a', ['npm', 'a', 'none']],
    ['pnpm --package=a dlx b', ['npm', 'a', 'none']],
    ['pnpx a', ['npm', 'a', 'none']],
    ['yarn dlx -p a b', ['npm', 'a', 'none']],
    ['bunx --bun a', ['npm', 'a', 'none']],
    ['bun x a@2.0.0', ['npm', 'a', 'exact']],
    ['npx https://github.com/acme/a/tarball/main', ['git', 'acme/a', 'mutable']],
    ['npx https://github.com/acme/a/archive/refs/tags/v1.2.3.tar.gz', ['git', 'acme/a', 'tag']],
    ['npx https://codeload.github.com/acme/a/zip/refs/heads/1.2.3', ['git', 'acme/a', 'mutable']],
    ['uvx python3 server.py'],
    ['uvx python@3.12 -m server'],
    ['uvx --with a python server.py', ['pypi', 'a', 'none']],
    ['uvx python-acme', ['pypi', 'python-acme', 'none']],
    ['uvx --from https://gitlab.com/acme/a/-/archive/0a1b2c3d4e5f60718293/a.zip a', ['git', 'acme/a', 'mutable']],
    [
      'uvx --from https://github.com/acme/a/archive/0a1b2c3d4e5f6071829300112233445566778899.zip a',
      ['git', 'acme/a', 'exact'],
    ],
    ['npx https://github.com/acme/a/blob/main/a.tgz', ['url', 'https://github.com/acme/a/blob/main/a.tgz', 'mutable']],
    ['npm run build'],
    ['npm install'],
    ['npm i -g a b@1.0.0', ['npm', 'a', 'none'], ['npm', 'b', 'exact']],
    ['yarn add a', ['npm', 'a', 'none']],
    ['yarn install'],
    ['pnpm run dev'],
    ['node a.js'],
  ]);
  it('recognise options that prevent fetching', () => {
    for (const text of ['npx --no-install a', 'npx --no a', 'npx --offline a', 'uvx --offline a']) {
      assert.deepEqual(
        packagesIn(text).map(({ installs }) => installs),
        [false],
        text,
      );
    }
  });
  it('distinguish installing from running', () => {
    for (const text of ['npm i a', 'pip install a', 'uv tool install a', 'go install x.example/a@latest']) {
      assert.deepEqual(
        packagesIn(text).map(({ runs }) => runs),
        [false],
        text,
      );
    }
  });
});

describe('Python', () => {
  check([
    ['uvx a', ['pypi', 'a', 'none']],
    ['uvenv run --python 3.13 a serve', ['pypi', 'a', 'none']],
    ['uvenv run a==1.2.3', ['pypi', 'a', 'exact']],
    ['uvx a@1.2.3', ['pypi', 'a', 'exact']],
    ['uvx a@latest', ['pypi', 'a', 'tag']],
    ['uvx a==1.2.3 --x', ['pypi', 'a', 'exact']],
    ['uvx "a[x]==1.2.3"', ['pypi', 'a', 'exact']],
    ['uvx "a>=1.2"', ['pypi', 'a', 'range']],
    ['uvx "a==1.*"', ['pypi', 'a', 'range']],
    ['uvx --from a==1.0.0 tool', ['pypi', 'a', 'exact']],
    ['uvx --python 3.12 --with b,c --from a tool', ['pypi', 'a', 'none'], ['pypi', 'b', 'none'], ['pypi', 'c', 'none']],
    ['uvx --from git+https://g.example/o/a@v1.2.3 t', ['git', 'https://g.example/o/a', 'tag']],
    ['uvx --from git+https://g.example/o/a t', ['git', 'https://g.example/o/a', 'mutable']],
    ['uvx --from git+https://g.example/o/a@main t', ['git', 'https://g.example/o/a', 'mutable']],
    [`uvx --from git+https://g.example/o/a@${'0a'.repeat(20)} t`, ['git', 'https://g.example/o/a', 'exact']],
    ['uvx --from "a @ git+ssh://git@g.example/o/a" t', ['git', 'ssh://git@g.example/o/a', 'mutable']],
    ['uvx --from ./a tool', ['pypi', './a', 'local']],
    ['uvx ${PACKAGE}==1.0.0', ['pypi', '${PACKAGE}==1.0.0', 'unknown']],
    ['uv tool run a', ['pypi', 'a', 'none']],
    ['uv run a.py'],
    ['uv run --with a --with b==1.0 c.py', ['pypi', 'a', 'none'], ['pypi', 'b', 'exact']],
    ['uv --directory /x run server'],
    ['pipx run a', ['pypi', 'a', 'none']],
    ['pipx run --spec a==1.0.0 t', ['pypi', 'a', 'exact']],
    ['pip install -r requirements.txt'],
    ['pip install -e .'],
    ['pip3 install a==1.0 b', ['pypi', 'a', 'exact'], ['pypi', 'b', 'none']],
    ['python3 -m pip install a', ['pypi', 'a', 'none']],
    ['uv pip install a', ['pypi', 'a', 'none']],
    ['python -m a'],
  ]);
});

describe('containers', () => {
  const digest = `sha256:${'0f'.repeat(32)}`;
  check([
    ['docker run -i --rm img', ['docker', 'img', 'none']],
    ['docker run -i --rm -e A -v x:/x r.example:5000/o/img:1.2', ['docker', 'r.example:5000/o/img', 'tag']],
    ['podman run --name x img:latest', ['docker', 'img', 'tag']],
    [`docker run img@${digest}`, ['docker', 'img', 'digest']],
    [`docker run img:1@${digest} x`, ['docker', 'img', 'digest']],
    ['docker run ${IMAGE}', ['docker', '${IMAGE}', 'unknown']],
    ['docker container run img', ['docker', 'img', 'none']],
    ['docker --context x run img', ['docker', 'img', 'none']],
    ['docker pull img:1'],
    ['docker exec box a'],
    ['docker compose up'],
    ['docker build .'],
    ['docker ps'],
    ['docker run img npx -y a', ['docker', 'img', 'none'], ['npm', 'a', 'none']],
  ]);
});

describe('others', () => {
  check([
    ['npx https://x.example/a.tgz', ['url', 'https://x.example/a.tgz', 'mutable']],
    ['npx https://x.example/a/1.2.3/a.tgz', ['url', 'https://x.example/a/1.2.3/a.tgz', 'exact']],
    ['npx github:o/a', ['git', 'github:o/a', 'mutable']],
    ['npx github:o/a#v1.2.3', ['git', 'github:o/a', 'tag']],
    ['npx o/a', ['git', 'o/a', 'mutable']],
    ['npx git+https://g.example/o/a.git#semver:^1.0.0', ['git', 'https://g.example/o/a.git', 'range']],
    ['deno run -A npm:a@1.2.3', ['npm', 'a', 'exact']],
    ['deno run --allow-net jsr:@s/a', ['deno', '@s/a', 'none']],
    ['deno run https://x.example/a@1.2.3/mod.ts', ['url', 'https://x.example/a@1.2.3/mod.ts', 'exact']],
    ['deno run -A https://x.example/mod.ts', ['url', 'https://x.example/mod.ts', 'mutable']],
    ['deno run ./main.ts', ['deno', './main.ts', 'local']],
    ['deno task start'],
    ['go run x.example/o/a@latest', ['go', 'x.example/o/a', 'tag']],
    ['go run x.example/o/a@v1.2.3', ['go', 'x.example/o/a', 'exact']],
    ['go run ./cmd/a', ['go', './cmd/a', 'local']],
    ['go build ./...'],
    ['nix run github:o/a', ['git', 'github:o/a', 'mutable']],
    ['nix run .#a', ['git', '.#a', 'local']],
  ]);
});

describe('the word to change', () => {
  it('is the argument that names the package, after all wrappers', () => {
    const [invocation] = words('cmd', '/c', 'npx', '-y', '@s/a@latest', 'b');
    assert.deepEqual([invocation?.package?.word.source, invocation?.package?.word.text], [4, '@s/a@latest']);
  });
  it('is the place within a line', () => {
    const text = 'cd x && npx -y a@latest';
    const range = packagesIn(text)[0]?.word.range;
    assert.equal(text.slice(range?.start, range?.end), 'a@latest');
  });
});
