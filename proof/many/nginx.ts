import { spawn, type ChildProcess } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { accepts } from '../../backend/test/support/servers/pgbouncer.js';
import { freePort } from '../../backend/test/support/servers/replication.js';
import { until } from '../../backend/test/support/until.js';

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** nginx with its defaults: it avoids a server for 10 seconds after a refused connection. */
export async function startNginx(
  folder: string,
  ports: number[],
): Promise<{ url: string; child: ChildProcess }> {
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `${process.getuid?.() === 0 ? 'user root;' : ''} worker_processes 1; daemon off; pid ${folder}/nginx.pid; error_log /dev/null;
     events { worker_connections 4096; }
     http {
       access_log off;
       ${TEMPORARY.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
       map $http_upgrade $connection_upgrade { default upgrade; '' ''; }
       upstream handover { ${ports.map((each) => `server 127.0.0.1:${each};`).join(' ')} }
       server {
         listen 127.0.0.1:${port};
         location / {
           proxy_pass http://handover; proxy_http_version 1.1; proxy_read_timeout 3600s;
           proxy_set_header Upgrade $http_upgrade; proxy_set_header Connection $connection_upgrade;
           proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
         }
       }
     }`,
  );
  const child = spawn('nginx', ['-c', file], { stdio: 'ignore' });
  await until(() => accepts(port));
  return { url: `http://127.0.0.1:${port}`, child };
}
