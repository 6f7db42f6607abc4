import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hostileFiles, jpeg } from '../../backend/test/factories/images.js';
import { inTurn, pause, type Seen } from './buying.js';
import { storeManyPhotos } from './many-photos.js';
import { makeContracts, makePeople, type Buyer } from './people.js';
import { freePort, ServerProcess, SESSION_SECRET } from './processes.js';
import { openStage, type Query } from './stage.js';

interface Sizes {
  /** Hostile files that are sent. */
  hostile: number;
  /** Times that the process is killed during uploads. */
  kills: number;
  /** How long the bucket is away. */
  awayMs: number;
}

interface Stored {
  id: string;
  urls: Record<string, string>;
}

interface World {
  query: Query;
  holder: Buyer;
  /** What was answered with 201. */
  acknowledged: Stored[];
  statuses: Record<number, number>;
  seed: number;
}

/** A small disk for the files, where this machine lets us mount one; it is full after a few photos. */
function mountSmallDisk(folder: string): boolean {
  mkdirSync(folder, { recursive: true });
  return spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder]).status === 0;
}

async function send(
  world: World,
  server: ServerProcess,
  contractId: string,
  bytes: Buffer,
  type = 'image/jpeg',
) {
  try {
    const response = await fetch(`${server.url}/api/contracts/${contractId}/photos`, {
      method: 'POST',
      headers: { 'content-type': type, cookie: world.holder.cookie },
      body: new Uint8Array(bytes),
      signal: AbortSignal.timeout(60_000),
    });
    const body = (await response.json()) as Stored;
    if (response.status === 201) world.acknowledged.push(body);
    world.statuses[response.status] = (world.statuses[response.status] ?? 0) + 1;
    return response.status;
  } catch {
    return 0;
  }
}

/** Two uploads at a time, each of another photo. */
async function sendSome(world: World, server: ServerProcess, count: number): Promise<number[]> {
  const contracts = await makeContracts(world.query, world.holder, count);
  return inTurn(
    contracts,
    async (id) => send(world, server, id, await jpeg({ width: 900, height: 600, seed: world.seed++ })),
    2,
  );
}

/** Acknowledged photos of which a version is not served; a busy process is asked again. */
async function lost({ acknowledged }: World, server: ServerProcess): Promise<number> {
  const statusOf = async (path: string, tries = 20): Promise<number> => {
    const { status } = await fetch(server.url + path);
    if (status !== 503 || tries === 0) return status;
    await pause(500);
    return statusOf(path, tries - 1);
  };
  const found = await inTurn(acknowledged, async ({ urls }) => {
    const statuses = await Promise.all(Object.values(urls).map((path) => statusOf(path)));
    return statuses.every((status) => status === 200);
  });
  return found.filter((isThere) => !isThere).length;
}

/** Stored files that belong to no photo. */
async function orphansIn({ query }: World, files: string): Promise<number> {
  const rows = await query<{ id: string }>('select id from photos');
  const known = new Set(rows.map(({ id }) => id));
  const stored = readdirSync(files, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /-\d+\./.test(path),
  );
  return stored.filter((path) => !known.has((path.split('/').at(-1) ?? '').slice(0, 36))).length;
}

async function fresh(databaseUrl: string): Promise<World & { close: () => Promise<void> }> {
  const { stage, close } = openStage(['http://127.0.0.1'], databaseUrl, SESSION_SECRET);
  const [holder] = (await makePeople(stage.query, 1, SESSION_SECRET)) as [Buyer];
  return { query: stage.query, holder, acknowledged: [], statuses: {}, seed: 1, close };
}

/** Hostile files, deaths during uploads and a full disk, with files on disk. */
export async function photosOnDisk(databaseUrl: string, { hostile, kills }: Sizes): Promise<Seen> {
  const dataDir = mkdtempSync(join(tmpdir(), 'handover-photos-'));
  const files = join(dataDir, 'files');
  const server = await ServerProcess.start({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
  const world = await fresh(databaseUrl);
  let isMounted = false;
  try {
    const bad = (await hostileFiles()).filter(({ status }) => status === 400);
    const [contract = ''] = await makeContracts(world.query, world.holder, 1);
    await inTurn(
      Array.from({ length: hostile }, (_, n) => bad[n % bad.length] as (typeof bad)[0]),
      ({ bytes, type }, n) => send(world, server, contract, bytes.subarray(0, bytes.length - (n % 7)), type),
      4,
    );
    const accepted = world.acknowledged.length;
    for (let cycle = 0; cycle < kills; cycle++) {
      const uploads = sendSome(world, server, 6);
      await pause(200 + Math.random() * 1_500);
      await server.kill();
      await uploads;
      await server.start();
    }
    const lostByKills = await lost(world, server);
    await storeManyPhotos(world.query, world.holder.id, files);
    const orphansBefore = await orphansIn(world, files);
    await server.sweep();
    const orphans = await orphansIn(world, files);
    isMounted = mountSmallDisk(files);
    const kept = world.acknowledged.splice(0);
    const onFull = isMounted ? await sendSome(world, server, 12) : [];
    const lostOnFull = isMounted ? await lost(world, server) : 0;
    const problems = isMounted && !onFull.includes(503) ? ['The disk was never full.'] : [];
    const serverErrors = Object.entries(world.statuses).reduce(
      (sum, [status, count]) => sum + (Number(status) >= 500 && status !== '503' ? count : 0),
      0,
    );
    return {
      figures: {
        ...{ hostile, accepted, deaths: kills, acknowledged: kept.length + world.acknowledged.length },
        ...{ refusedFull: onFull.filter((status) => status === 503).length, orphansBefore, orphans },
        ...{ lost: lostByKills + lostOnFull, serverErrors },
      },
      problems,
    };
  } finally {
    await world.close();
    await server.stop();
    if (isMounted) spawnSync('umount', [files]);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** s3rver, an S3 server that checks signatures: `S3RVER` names its program (npm install s3rver, anywhere). */
async function startBucket(program: string, folder: string, port: number): Promise<ChildProcess> {
  const options = ['-d', folder, '-a', '127.0.0.1', '-p', String(port), '--configure-bucket', 'photos'];
  const child = spawn(process.execPath, [program, ...options], { stdio: 'ignore' });
  for (let tries = 0; tries < 100; tries++) {
    if (await fetch(`http://127.0.0.1:${port}/`).catch(() => null)) break;
    await pause(100);
  }
  return child;
}

/** The bucket is away for a while: uploads are refused, nothing that was acknowledged is lost. */
export async function photosInBucket(databaseUrl: string, { awayMs }: Sizes): Promise<Seen> {
  const { S3RVER } = process.env;
  const zero = { acknowledged: 0, lost: 0, serverErrors: 0 };
  // the program is no package of ours; the figure says that it was not there
  if (!S3RVER) return { figures: { ...zero, bucketAwayMs: 0 }, problems: [] };
  const folder = mkdtempSync(join(tmpdir(), 'handover-bucket-'));
  const port = await freePort();
  let bucket = await startBucket(S3RVER, folder, port);
  const server = await ServerProcess.start({
    DATABASE_URL: databaseUrl,
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_REGION: 'us-east-1',
    S3_BUCKET: 'photos',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  });
  const world = await fresh(databaseUrl);
  try {
    const before = await sendSome(world, server, 6);
    bucket.kill('SIGKILL');
    const away = await sendSome(world, server, 4);
    await pause(awayMs);
    bucket = await startBucket(S3RVER, folder, port);
    const after = await sendSome(world, server, 6);
    const problems = [];
    if ([...before, ...after].some((status) => status !== 201))
      problems.push(`Not stored: ${before.join()} ${after.join()}`);
    if (away.some((status) => status !== 503)) problems.push(`Without the bucket: ${away.join()}`);
    await server.sweep();
    return {
      figures: {
        ...zero,
        bucketAwayMs: awayMs,
        acknowledged: world.acknowledged.length,
        lost: await lost(world, server),
      },
      problems,
    };
  } finally {
    await world.close();
    await server.stop();
    bucket.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}
