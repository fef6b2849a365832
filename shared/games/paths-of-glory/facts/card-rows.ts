// Every card of both decks, as codes: public facts, checked by facts.test.ts.
/** id | deck | operations | war status | marks | category | when it may be an event | what it does */
export const CARD_ROWS = `
ap-01 | mobilization | 4 | 1 | * | reinforcement | - | brings:br-2,br-corps place:standard for:br
ap-02 | mobilization | 4 | 2 | * | event | - | -
ap-03 | mobilization | 3 | 0 | * | reinforcement | - | brings:ru-11,ru-corps place:standard for:ru
ap-04 | mobilization | 2 | 0 | * | combat | - | step:cards role:either nations:ru drm:1
ap-05 | mobilization | 2 | 0 | - | combat | turns:1,7 | step:cards role:either nations:sb drm:1 keep
ap-06 | mobilization | 2 | 0 | * | combat | - | step:cards-after-flank role:defend special:withdrawal
ap-07 | mobilization | 2 | 0 | - | combat | - | step:cards role:defend drm:2 keep when:mountain,fall,winter when:swamp,spring,fall
ap-08 | mobilization | 2 | 0 | * | reinforcement | - | brings:ru-corps*2 place:standard for:ru
ap-09 | mobilization | 3 | 0 | * | event | turns:1,2 | -
ap-10 | mobilization | 3 | 0 | * | reinforcement | - | brings:fr-10 place:standard for:fr
ap-11 | mobilization | 3 | 0 | * | reinforcement | - | brings:ru-9,ru-10 place:standard for:ru
ap-12 | mobilization | 3 | 0 | * | event | historical-not-turn-1 not-after:cp-06 | -
ap-13 | mobilization | 4 | 2 | * | event | own-commitment:mobilization requires:cp-01 | vp:-1
ap-14 | mobilization | 4 | 1 | * | reinforcement | - | brings:br-1,br-corps place:standard for:br
ap-15 | limited | 3 | 0 | * | reinforcement | - | brings:br-4,br-corps place:standard for:br
ap-16 | limited | 5 | 1 | * | neutral-entry | one-neutral-entry-per-turn not-after:cp-52 | -
ap-17 | limited | 5 | 2 | * | neutral-entry | one-neutral-entry-per-turn | -
ap-18 | limited | 2 | 0 | - | combat | - | step:cards role:attack nations:br drm:1 keep
ap-19 | limited | 2 | 0 | - | combat | - | step:cards role:attack nations:br,fr drm:1 keep
ap-20 | limited | 2 | 0 | * | reinforcement | - | brings:br-aus,br-cnd place:standard for:br
ap-21 | limited | 2 | 0 | * | combat | - | step:cards role:attack nations:fr drm:1
ap-22 | limited | 3 | 0 | * | reinforcement | at-war:it requires:ap-17 | brings:it-5 place:standard for:it
ap-23 | limited | 2 | 0 | * | event | - | -
ap-24 | limited | 3 | 0 | * | reinforcement | - | brings:fr-7 place:standard for:fr
ap-25 | limited | 3 | 0 | * | reinforcement | - | brings:ru-6,ru-7,ru-corps*2 place:standard for:ru
ap-26 | limited | 3 | 2 | * | event | requires:ap-02 not-after:ap-54 | vp:-1
ap-27 | limited | 3 | 1 | * | event | - | -
ap-28 | limited | 4 | 0 | * stripe | event | - | -
ap-29 | limited | 4 | 0 | * | reinforcement | - | brings:ru-cau place:supplied-russian-near-east-or-home for:ru
ap-30 | limited | 4 | 1 | * | event | salonika-ap-or-greece-neutral not-ana-aus-cnd-pt | -
ap-31 | limited | 4 | 1 | * | reinforcement | at-war:tu,placed-at-home forbidden-waived-if-placed-at-home not-after:ap-30 | brings:br-mef place:mef-box-or-home for:br
ap-32 | limited | 2 | 0 | * | reinforcement | - | brings:ru-12 place:standard for:ru
ap-33 | limited | 2 | 0 | * | event | next-action-after:cp-25 requires:cp-25 | cancels:cp-25
ap-34 | limited | 3 | 0 | * | reinforcement | - | brings:br-3,br-corps*2 place:standard for:br
ap-35 | total | 4 | 0 | * | event | - | -
ap-36 | total | 2 | 0 | - | combat | - | step:cards role:attack nations:br drm:1 target:entrenched once-per-turn
ap-37 | total | 2 | 1 | * | event | - | cancels:cp-33
ap-38 | total | 2 | 0 | * | reinforcement | not-while-in-force:cp-36 requires:ap-55 | brings:us-corps place:standard for:us
ap-39 | total | 2 | 0 | - | combat | - | step:cards role:defend nations:fr keep-until-loss target:intact-french-fort special:no-retreat
ap-40 | total | 2 | 0 | * | event | requires:ap-54 | vp:-1
ap-41 | total | 3 | 0 | * | reinforcement | at-war:tu | brings:br-ana place:arabia for:br
ap-42 | total | 3 | 0 | * | reinforcement | - | brings:br-5,br-corps,br-pt place:standard for:br
ap-43 | total | 3 | 0 | * | reinforcement | not-while-in-force:cp-36 requires:ap-55 | brings:us-1,us-corps*2 place:french-port for:us
ap-44 | total | 3 | 1 | * | neutral-entry | one-neutral-entry-per-turn | -
ap-45 | total | 3 | 0 | * | event | requires:cp-52 not-after:cp-53 | -
ap-46 | total | 4 | 2 | * | event | - | -
ap-47 | total | 4 | 0 | * | reinforcement | not-while-in-force:cp-36 requires:ap-55 | brings:us-2,us-corps place:french-port for:us
ap-48 | total | 4 | 0 | - | combat | requires:ap-28 | step:trench-cancel role:attack nations:br target:clear special:ignore-trench-shifts countries:fr,be,ge once-per-turn
ap-49 | total | 4 | 0 | * | event | - | -
ap-50 | total | 4 | 1 | * | reinforcement | requires-waived-if-placed-at-home requires:ap-49 | brings:br-ne place:alexandria-or-home for:br
ap-51 | total | 4 | 1 | * | event | requires-any:cp-49,cp-50,cp-51 | -
ap-52 | total | 4 | 0 | * | event | requires:cp-36 | cancels:cp-36 vp:-1
ap-53 | total | 5 | 0 | * | reinforcement | - | brings:fr-orient place:salonika-or-home for:fr
ap-54 | total | 5 | 2 | * stripe | event | us-track:zimmermann-allowed | vp:-1
ap-55 | total | 5 | 0 | * stripe | event | later-turn-than:ap-54 requires:ap-54 | -
ap-56 | mobilization | 2 | 0 | * optional | event | - | -
ap-57 | mobilization | 3 | 0 | * optional | reinforcement | - | brings:ru-cav*2 place:with-supplied-russian-army-in-russia for:ru
ap-58 | limited | 2 | 0 | * optional | combat | - | step:cards role:attack nations:ru drm:1
ap-59 | limited | 2 | 0 | optional | combat | - | step:cards role:attack nations:it drm:1 keep only
ap-60 | limited | 3 | 0 | * optional | reinforcement | - | brings:ru-czech place:reserve
ap-61 | limited | 4 | 0 | * optional | combat | - | step:cards role:attack nations:br special:use-army-table
ap-62 | total | 2 | 1 | * optional | event | - | -
ap-63 | total | 3 | 0 | * optional | combat | - | step:cards role:defend nations:br special:no-retreat countries:fr,be
ap-64 | total | 3 | 0 | * optional | reinforcement | not-while-in-force:cp-36 requires:ap-55 | brings:us-corps*2 place:standard for:us
ap-65 | total | 4 | 0 | * optional | event | combined-status-min:30 | -
cp-01 | mobilization | 3 | 2 | * | event | only-round:1,1 | -
cp-02 | mobilization | 2 | 0 | * | combat | - | step:flank role:attack nations:ge target:only-russian-units special:flank-succeeds
cp-03 | mobilization | 2 | 0 | - | combat | - | step:cards role:attack nations:ge drm:1 keep target:has-russian-unit
cp-04 | mobilization | 2 | 0 | - | combat | - | step:cards role:defend drm:2 keep when:mountain,fall,winter when:swamp,spring,fall
cp-05 | mobilization | 2 | 0 | * | event | cp-controls:berlin | -
cp-06 | mobilization | 3 | 0 | * | event | historical-not-turn-1 not-after:ap-12 | -
cp-07 | mobilization | 3 | 0 | * | reinforcement | - | brings:ge-9 place:standard for:ge
cp-08 | mobilization | 3 | 0 | * | event | - | -
cp-09 | mobilization | 4 | 1 | * | event | own-commitment-below:total | vp:1
cp-10 | mobilization | 3 | 0 | * | event | - | -
cp-11 | mobilization | 2 | 1 | * | event | - | -
cp-12 | mobilization | 4 | 0 | * | reinforcement | - | brings:ge-10,ge-corps*2 place:standard for:ge
cp-13 | mobilization | 4 | 2 | * | event | requires-only-on-turns:1,2 requires:ap-09 | cancels:ap-09
cp-14 | mobilization | 4 | 0 | * | reinforcement | - | brings:ah-7,ah-corps*2 place:standard for:ah
cp-15 | limited | 2 | 0 | * | combat | - | step:cards role:attack nations:ge drm:1
cp-16 | limited | 2 | 0 | * | combat | - | step:cards role:either nations:tu drm:1
cp-17 | limited | 2 | 0 | * | event | - | -
cp-18 | limited | 2 | 0 | - | combat | - | step:cards role:defend nations:ge drm:1 keep target:entrenched
cp-19 | limited | 2 | 0 | * | combat | - | step:cards role:attack nations:ge drm:1
cp-20 | limited | 3 | 0 | * | reinforcement | - | brings:ah-10 place:standard for:ah
cp-21 | limited | 3 | 0 | * | reinforcement | - | brings:ge-11,ge-corps place:standard for:ge
cp-22 | limited | 3 | 0 | * | reinforcement | - | brings:ge-12,ge-corps place:standard for:ge
cp-23 | limited | 3 | 0 | * | reinforcement | - | brings:ah-11 place:standard for:ah
cp-24 | limited | 3 | 0 | * | reinforcement | no-enemy-unit-in:libya | brings:tu-sn place:libya for:tu
cp-25 | limited | 4 | 0 | * | event | - | vp:1
cp-26 | limited | 4 | 1 | * | combat | requires:cp-13 not-after:cp-54 | step:cards role:attack nations:ge drm:2 target:intact-french-fort
cp-27 | limited | 4 | 1 | * | event | - | -
cp-28 | limited | 4 | 1 | * stripe | event | russia-track:tsar-takes-command-allowed | -
cp-29 | limited | 2 | 0 | * | event | - | -
cp-30 | limited | 2 | 0 | - | combat | - | step:cards role:attack nations:ge drm:1 keep target:mountain-from-or-to
cp-31 | limited | 3 | 0 | - | combat | - | step:cards role:defend nations:tu special:use-army-table once-per-turn
cp-32 | limited | 3 | 1 | * | event | - | vp:1
cp-33 | limited | 5 | 2 | * | event | - | -
cp-34 | limited | 5 | 2 | * | neutral-entry | one-neutral-entry-per-turn | -
cp-35 | total | 2 | 0 | * | combat | - | step:cards role:attack nations:ge drm:1
cp-36 | total | 2 | 2 | * | event | requires:cp-54 | -
cp-37 | total | 2 | 1 | * | event | requires:cp-54 | -
cp-38 | total | 2 | 0 | * | reinforcement | - | brings:ge-corps*2 place:standard for:ge
cp-39 | total | 2 | 0 | * | reinforcement | - | brings:ge-corps*2 place:standard for:ge
cp-40 | total | 3 | 0 | - | combat | - | step:cards role:attack nations:ge drm:1 keep
cp-41 | total | 3 | 0 | * | reinforcement | - | brings:ge-14 place:standard for:ge
cp-42 | total | 3 | 0 | * | reinforcement | - | brings:tu-yld place:standard for:tu
cp-43 | total | 3 | 0 | * | combat | - | step:trench-cancel role:attack nations:ge target:only-italian-units special:ignore-trench
cp-44 | total | 3 | 0 | * | combat | - | step:trench-cancel role:attack nations:ge target:has-russian-unit special:ignore-trench-fire-first
cp-45 | total | 4 | 1 | * | event | requires:cp-53 | -
cp-46 | total | 4 | 0 | * | reinforcement | - | brings:ge-17,ge-18 place:standard for:ge
cp-47 | total | 4 | 1 | * | event | - | -
cp-48 | total | 4 | 0 | * | reinforcement | - | brings:tu-aoi place:standard for:tu
cp-49 | total | 4 | 1 | * | combat | requires:cp-54 | cancels:cp-55,cp-61 step:trench-cancel role:attack nations:ge drm:1 special:ignore-trench
cp-50 | total | 4 | 0 | * | combat | requires:cp-54 | cancels:cp-55,cp-61 step:trench-cancel role:attack nations:ge special:ignore-trench
cp-51 | total | 4 | 0 | * | combat | requires:cp-54 | cancels:cp-55,cp-61 step:trench-cancel role:attack nations:ge special:ignore-trench
cp-52 | total | 5 | 0 | * stripe | event | russia-track:fall-allowed requires:cp-28 | vp:1
cp-53 | total | 5 | 0 | * stripe | event | russia-track:bolshevik-allowed later-turn-than:cp-52 requires:cp-52 | -
cp-54 | total | 5 | 2 | * | event | - | -
cp-55 | total | 4 | 0 | * | event | not-after:cp-49,cp-50,cp-51 | -
cp-56 | mobilization | 2 | 0 | * optional | combat | - | step:cards-after-flank role:defend special:withdrawal
cp-57 | mobilization | 3 | 0 | * optional | combat | - | step:cards role:either nations:ah drm:1
cp-58 | limited | 2 | 0 | optional | event | requires:cp-28 | -
cp-59 | limited | 3 | 0 | * optional | reinforcement | cp-controls:warsaw | vp:-1 brings:ge-polish*3 place:reserve
cp-60 | limited | 3 | 0 | * optional | combat | - | step:cards role:defend nations:tu target:no-trench special:counts-as-trench-1
cp-61 | limited | 4 | 0 | * optional | event | - | -
cp-62 | total | 2 | 0 | * optional | combat | - | step:cards role:attack nations:ge drm:1 target:clear
cp-63 | total | 3 | 0 | * optional | event | requires:cp-52 | -
cp-64 | total | 3 | 0 | * optional | combat | - | step:cards role:defend special:cancel-attack countries:fr,be not-against:ap-48,ap-35
cp-65 | total | 4 | 3 | * optional | event | turns:1,16 | -
`
