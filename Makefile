# Everything a person does with this repository. The commands run through npm, which puts the Node that the product
# is tested with first on the PATH; the machine's own Node only has to be 20 or newer.
.DEFAULT_GOAL := help
SHELL := /bin/sh
.PHONY: help start demo dev test check codegen migration seed admin factor-reset slow design bench torture fuzz siege many backup restore launch-check adopt node startable installed built

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-24s %s\n", $$1 ($$1 == "migration" ? " NAME=add-x" : $$1 == "admin" ? " EMAIL=you@example.com" : ""), $$2 }' $(MAKEFILE_LIST)

start: startable ## Install, build and start on http://localhost:3000
	@npm --silent start

demo: startable ## The same with a catalogue of contracts, members and messages
	@npm run --silent demo

dev: built ## Watch mode: backend and page follow every change
	@npm run --silent dev

test: installed ## Every check, and every test but the slow ones
	@npm --silent test

check: installed ## The quick part: format, lint, types, drift, API description, unit tests
	@npm run --silent check

slow: built ## The tests that take long and rarely break (half an hour): faults, races, clocks, kills, stops, most screens, the design system
	@npm --silent test -- slow

codegen: installed ## Rewrite schema.graphql, openapi.json and the client's types
	@npm run --silent schema -w backend && npm run --silent openapi -w backend && npm run --silent codegen

migration: installed ## Write a migration for what changed in the entities
	@test -n "$(NAME)" || { echo 'Say what it does: make migration NAME=add-x'; exit 1; }
	@npm run --silent migration:generate -w backend -- "$(NAME)"

seed: startable ## Put the demo catalogue into the database
	@npm run --silent seed

admin: startable ## Make a member an admin with a new password (FORCE=1: an address that was never confirmed)
	@test -n "$(EMAIL)" || { echo 'Say who: make admin EMAIL=you@example.com'; exit 1; }
	@npm run --silent admin:grant -- "$(EMAIL)" $(if $(FORCE),--force)

factor-reset: startable ## Remove a member's second factor, for one who lost it (EMAIL=...)
	@test -n "$(EMAIL)" || { echo 'Which account? make factor-reset EMAIL=member@example.com'; exit 1; }
	@npm run --silent factor:reset -- "$(EMAIL)"

backup: startable ## Back up the embedded database and the files while Handover runs (TO=folder: there, else in ./backups)
	@npm run --silent backup -- $(TO)

restore: startable ## Put a backup into DATA_DIR while Handover is stopped (FROM=...)
	@npm run --silent restore -- $(FROM)

launch-check: startable ## What is left to do before the site opens, as in Admin > Launch; fails while something is open
	@npm run --silent launch:check

adopt: startable ## Declare a restored copy to be the site (MAILS=send or MAILS=drop: the emails that wait in it)
	@npm run --silent adopt -- $(if $(MAILS),--mails=$(MAILS))

design: built ## Show every token, component and state of the design system on http://localhost:4300
	@npm run --silent design

bench: built ## Measure speed side by side with peers (35 minutes; PARTS="J1 J2": some of it, see docs/performance.md)
	@npm run --silent bench -- $(PARTS)

fuzz: installed ## Send malformed requests to every call (minutes)
	@npm run --silent fuzz

siege: built ## Overload, slow sockets, a lost database, a full disk, a stop under load: a table of figures against goals
	@npm run --silent siege

many: built ## Three processes with a replica, Redis, nginx and PgBouncer on loopback: figures against goals (PGBOUNCER=path)
	@npm run --silent many

torture: built ## Race, kill, cut and forge payments, and hold the books against each other (FULL=1: an hour)
	@npm run --silent torture

node:
	@command -v node >/dev/null || { echo 'Handover needs Node.js 20 or newer: https://nodejs.org'; exit 1; }

startable: node
	@node scripts/prepare.mjs start

installed: node
	@node scripts/prepare.mjs install

built: node
	@node scripts/prepare.mjs build
