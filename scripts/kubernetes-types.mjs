// The schemas of Kubernetes allow keys that they do not know; its types do not: the manifests are checked as object literals.
import { join } from 'node:path';
import ts from 'typescript';

/** One text per unknown key or wrong type of the manifests. */
export function typeErrors(manifests) {
  const name = join(import.meta.dirname, 'manifests.ts');
  const source = manifests
    .map(
      ({ apiVersion, kind, ...rest }, index) =>
        `import type { I${kind} as Type${index} } from 'kubernetes-models/${apiVersion}/${kind}';
         export const manifest${index}: Type${index} = ${JSON.stringify({ apiVersion, kind, ...rest }, null, 1)};`,
    )
    .join('\n');
  const options = { module: ts.ModuleKind.Node16, noEmit: true, skipLibCheck: true, strict: true, types: [] };
  const host = ts.createCompilerHost(options);
  const files = { ...host };
  host.fileExists = (file) => file === name || files.fileExists(file);
  host.readFile = (file) => (file === name ? source : files.readFile(file));
  host.getSourceFile = (file, ...rest) =>
    file === name
      ? ts.createSourceFile(file, source, ts.ScriptTarget.Latest)
      : files.getSourceFile(file, ...rest);
  const program = ts.createProgram([name], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}
