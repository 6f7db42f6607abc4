import { Global, Module } from '@nestjs/common';
import { RateLimits } from './rate-limits.js';
import { TopicBus } from './topics.js';

@Global()
@Module({ providers: [RateLimits, TopicBus], exports: [RateLimits, TopicBus] })
export class CommonModule {}
