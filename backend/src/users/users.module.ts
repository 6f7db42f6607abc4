import { Module } from '@nestjs/common';
import { ProfileController } from './profile.controller.js';
import { ProfileResolver } from './profile.resolver.js';
import { UsersData } from './users.data.js';
import { UsersService } from './users.service.js';

@Module({
  controllers: [ProfileController],
  providers: [UsersService, UsersData, ProfileResolver],
  exports: [UsersService],
})
export class UsersModule {}
