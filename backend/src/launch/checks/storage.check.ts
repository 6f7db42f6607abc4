import { randomUUID } from 'node:crypto';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { done, inGuide, open, type LaunchCheckDefinition } from '../launch-check.js';

const GIB = 2 ** 30;
const LEAST_FREE_GIB = 1;

export const storage: LaunchCheckDefinition = {
  key: 'storage',
  title: 'Storage can be written and has space',
  why: 'On a full disk nobody can list, write or pay, and photos cannot be added.',
  fix: inGuide('What is in DATA_DIR'),
  async find({ config: { dataDir }, readiness, files }) {
    await readiness.check();
    const refusal = await files.refusal();
    if (refusal) return open(refusal);
    const probe = join(dataDir, `launch-${randomUUID()}`);
    try {
      await writeFile(probe, 'probe');
    } catch (error) {
      return open(`${dataDir} cannot be written (${(error as NodeJS.ErrnoException).code}).`);
    } finally {
      await rm(probe, { force: true });
    }
    const { bavail, bsize } = await statfs(dataDir);
    const free = (bavail * bsize) / GIB;
    const text = `${free.toFixed(1)} GiB are free in ${dataDir}.`;
    return free < LEAST_FREE_GIB ? open(`Only ${text}`) : done(text);
  },
};
