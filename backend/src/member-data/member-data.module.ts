import { Global, Module } from '@nestjs/common';
import { MemberData } from './member-data.js';

/** Global, so that any module can register its part. */
@Global()
@Module({ providers: [MemberData], exports: [MemberData] })
export class MemberDataModule {}
