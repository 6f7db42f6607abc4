import { TopicBus } from '../../../src/common/cluster/topics.js';
import type { TestApp } from './app.js';

/** Passes the events of several products of one test on, as Redis does between processes. `hold` delays them. */
export class LinkedApps {
  private held: (() => void)[] | null = null;

  constructor(...apps: TestApp[]) {
    const buses = apps.map(({ app }) => app.get(TopicBus)) as unknown as {
      link: unknown;
      hear: (text: string) => void;
    }[];
    for (const bus of buses) {
      let isOpen = true;
      const others = buses.filter((one) => one !== bus);
      bus.link = {
        send: (text: string) => {
          if (!isOpen) return;
          const deliver = () => {
            for (const other of others) other.hear(text);
          };
          if (this.held) this.held.push(deliver);
          else deliver();
        },
        close: () => (isOpen = false),
      };
    }
  }

  hold(): void {
    this.held ??= [];
  }

  release(): void {
    const held = this.held ?? [];
    this.held = null;
    for (const deliver of held) deliver();
  }
}
