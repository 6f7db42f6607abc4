import { Injectable } from '@nestjs/common';

/**
 * The places between two steps of a purchase where a process may die. Nothing happens at them; tests stop or break
 * the process there to see that the next one goes on.
 */
@Injectable()
export class PaymentPoints {
  onReach: ((point: string, detail: { id?: string }) => void | Promise<void>) | null = null;

  async reach(point: string, detail: { id?: string } = {}): Promise<void> {
    await this.onReach?.(point, detail);
  }
}
