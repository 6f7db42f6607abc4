import { Module } from '@nestjs/common';
import { Outgoing } from './outgoing.js';

@Module({ providers: [Outgoing], exports: [Outgoing] })
export class OutgoingModule {}
