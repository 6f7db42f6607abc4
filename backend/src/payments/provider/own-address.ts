import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { ProviderError } from './provider.payment.js';

/** The first start of a busy machine can take longer; whoever waited tries again. */
const PATIENCE_MS = 10_000;

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

  /** Waits for a server that is starting. The provider is "unavailable" while it starts, as while it is restarted. */
  async listening(): Promise<string> {
    try {
      if (!this.server.listening)
        await once(this.server, 'listening', { signal: AbortSignal.timeout(PATIENCE_MS) });
    } catch (error) {
      throw new ProviderError('unavailable', new Error('this server does not listen yet', { cause: error }));
    }
    return this.now() as string;
  }

  private get server(): Server {
    return this.host.httpAdapter.getHttpServer() as Server;
  }
}
