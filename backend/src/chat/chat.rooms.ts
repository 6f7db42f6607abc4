import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { notFound } from '../common/errors.js';
import { isUuid } from '../common/paging.js';
import { TopicBus } from '../common/topics.js';
import { Database, type Statement } from '../database/database.js';
import { ChatRoom } from './chat.room.js';
import { ChatThreads } from './chat.threads.js';
import { toMessage } from './message.rows.js';

/** A room nobody is in stays for a moment: people who reload the page come back to it. */
const LINGERS_MS = 5_000;

const COUNT: Statement = {
  name: 'chat.count',
  text: 'select message_count as count from contracts where id = $1',
};

/** The rooms that somebody watches now, one per contract and process. */
@Injectable()
export class ChatRooms implements OnModuleDestroy {
  private readonly rooms = new Map<string, Promise<ChatRoom>>();
  private readonly stopListening: (() => void)[];

  constructor(
    private readonly database: Database,
    private readonly threads: ChatThreads,
    topics: TopicBus,
  ) {
    // a room that could not be opened has nobody in it
    const tell = (opening: Promise<ChatRoom> | undefined, what: (room: ChatRoom) => void) =>
      void opening?.then(what).catch(() => undefined);
    this.stopListening = [
      topics.on('messageSent', ({ contractId, message }) =>
        tell(this.rooms.get(contractId), (room) => room.hear(toMessage(message))),
      ),
      topics.on('mayHaveMissed', () => {
        for (const opening of this.rooms.values()) tell(opening, (room) => room.catchUp());
      }),
    ];
  }

  /** The contract's room. The first who comes opens it, all others share it. */
  of(id: string): Promise<ChatRoom> {
    if (!isUuid(id)) throw notFound('Contract');
    const contractId = id.toLowerCase();
    const open = this.rooms.get(contractId);
    if (open) return open;
    const opening: Promise<ChatRoom> = this.open(contractId, () => {
      if (this.rooms.get(contractId) === opening) this.rooms.delete(contractId);
    });
    this.rooms.set(contractId, opening);
    return opening;
  }

  onModuleDestroy(): void {
    for (const stop of this.stopListening) stop();
  }

  /**
   * The room is in the map before its number is read, so that a message which commits meanwhile is heard (its
   * hearing waits for the promise) and none is taken for an old one.
   */
  private async open(contractId: string, close: () => void): Promise<ChatRoom> {
    try {
      const [row] = await this.database.query<{ count: number }>(COUNT, [contractId]);
      if (!row) throw notFound('Contract');
      return new ChatRoom(
        row.count,
        (seq, limit) => this.threads.since(contractId, seq, limit),
        (room) => void setTimeout(() => room.isEmpty && close(), LINGERS_MS).unref(),
        close,
      );
    } catch (error) {
      close();
      throw error;
    }
  }
}
