import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { once } from 'node:events';
import type { Server } from 'node:http';

/** The address on which this process listens. It is known once the process listens and differs between processes. */
@Injectable()
export class OwnAddress {
  constructor(private readonly host: HttpAdapterHost) {}

  /** Null before the server listens. */
  now(): string | null {
    const address = this.server.address();
    if (!address || typeof address === 'string') return null;
    // the address of "all interfaces" cannot be connected to
    const host = ['::', '0.0.0.0'].includes(address.address) ? '127.0.0.1' : address.address;
    return `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`;
  }

  async listening(): Promise<string> {
    if (!this.server.listening) await once(this.server, 'listening', { signal: AbortSignal.timeout(10_000) });
    return this.now() as string;
  }

  private get server(): Server {
    return this.host.httpAdapter.getHttpServer() as Server;
  }
}
