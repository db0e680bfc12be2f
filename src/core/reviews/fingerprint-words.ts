/**
 * 2,048 English words for `fingerprint`: the list of BIP 39 (github.com/bitcoin/bips, read
 * 2026-11-23) with neutral words in place of words that would be unpleasant next to an ad. Never
 * change the order: it is part of shown and printed fingerprints.
 */
export const FINGERPRINT_WORDS: readonly string[] = `
ability able about above absent absorb access account achieve acid acorn acoustic acquire across
act action actor actress actual adapt add addict address adjust admit adult advance advice aerobic
affair afford again age agent agree ahead aim air airport aisle alarm album alert alien all alley
allow almanac almond almost alone alpha already also alter always amateur amazing amber among
amount amused analyst anchor ancient angle animal ankle announce annual another answer antenna
antique anxiety any apart apology appear apple approve apricot april apron arch arctic area arena
argue arm armed armor army around arrange arrive arrow art artefact artist artwork ask aspect
aspen assault asset assist assume aster asthma athlete atom attend attic attitude attract auction
audit august aunt author auto autumn average avocado avoid awake aware away awesome awkward axis
azure baby bachelor bacon badge bag bakery balance balcony ball ballad bamboo banana banjo banner
bar barely bargain barley barrel basalt base basic basil basket battle bayou beach beacon bean
beauty because become beef before begin behave behind believe bellows below belt bench benefit
best betray better between beyond bicycle bid bike bind biology birch bird birdsong birth black
blade blanket bless blind blossom blouse blue bluebell blur blush board boat body boil bonnet
bonus book bookcase boost border boring borrow boss bottom bounce bouquet box boy bracket bramble
bramley brand brass brave bread breeze brick bridge brief bright bring brisk brocade broccoli
broken bronze brook broom brother brown brush bubble budget buffalo bugle build bulb bulk bundle
bungalow bunker buoy burger burst bus business busy butter buttercup buyer buzz cabbage cabin
cable cactus cake call calm cameo camera camp can canal candle candlelit candy cannon canoe canopy
canvas canyon capable capital captain car caramel carbon card cargo carousel carpet carry cart
case cash cashmere castle cat catalog catch category cattle caught cause caution cave cedar
ceiling celery cello cement census century cereal certain chair chalet chalk champion change chaos
chapel chapter charge chase chat cheap check cheese chef cherry cherub chest chestnut chicken
chief child chimney chisel choice choose chronic chuckle chunk churn cider cinnamon circle citizen
city civil claim clap clarify clarinet claw clay clean clerk clever click client cliff climb
clinic clip cloak clock clog close cloth cloud clover clown club clump cluster clutch coach coast
cobalt cobweb coconut code coffee coil coin collect color column combine come comfort comic common
company compass concert conduct confirm congress connect consider control convince cook cool
copper copy coral corduroy core cork corn cornflower correct cost cottage cotton couch country
couple course cove cover coyote cradle craft cram crane crater crawl cream credit creek crescent
crew cricket crimson crisp critic crocus crop cross crouch crowd crucial cruise crumble crunch
crush crystal cube culture cup cupboard curious current curtain curve cushion custom cute cutlery
cycle cypress dahlia dairy daisy damask damp damson dance daring dash daughter dawn day deal
debate decade december decide decorate decrease deer defense define degree delay deliver delta
demand dentist depart depend deposit depth deputy derive describe desert design desk despair
detail detect develop device devote dewdrop diagram dial diamond diary dice diet differ digital
dignity dilemma dinner dinosaur direct discover dish disorder display distance divert divide dizzy
doctor document dog doll dolphin domain dome donate donkey donor door double dove draft dragon
drama drastic draw dream dress drift driftwood drill drink drip drive drop drum dry duck dune
during dust dutch duty dwarf dynamic eager eagle early earn earth easel easily east easy echo
ecology economy edge edit educate effort egg eider eight either elbow elder elegant element
elephant elevator elite elm else embark ember embrace emerald emerge emotion employ empower empty
enable enact end endless endorse energy enforce engage engine enhance enjoy enlist enough enrich
enroll ensure enter entire entry envelope episode equal equip era erase erode erosion error erupt
escape essay essence estate estuary eternal ethics evidence evoke evolve exact example exchange
excite excuse exercise exhibit exist exit exotic expand expect explain expose express extend extra
eye eyebrow fabric face faculty fade faith falcon fall false fame family famous fan fancy fanfare
fantasy farm fashion father favorite feature february federal fee feed feel female fence fern
ferry fescue festival fetch few fiber fiction fiddle field figure file film filter final finch
find fine finger finish fire firm first fiscal fish fit fitness fix fjord flag flame flannel flash
flat flavor flight flip float flock floor flower fluid flush flute fly foam focus fog fold follow
food foot force forest forge fork fortune forum forward foster found fountain fox foxglove frame
freckle frequent fresco fresh friend fringe frog front frost frown frozen fruit fuel fun funny
furnace future gable gadget gain galaxy galleon gallery game gap garage garden garland garlic
garment gas gate gather gauge gaze gazebo general genius genre gentle genuine gesture geyser giant
gift giggle ginger giraffe girl give glacier glad glade glance glass glide glimpse globe glory
glove glow glue goat goddess gold gondola good goose gorilla gosling gospel govern gown grab grace
grain granite grant grape grass gravity great green grid grit grocery grotto group grow guard
guess guide guitar gully gym habit hair half hamlet hammer hamster hand happy harbor hard harp
harsh harvest hat have haven hawk hazel head health heart hearth heather heavy hedgehog height
hello helmet help hen hero heron hickory hidden high hill hint hip hire history hobby hockey hold
hole holiday hollow holly home honey hood hope horn horror horse hospital host hotel hour hover
hub huge human humble humor hundred hurdle hurry husband hyacinth hybrid ice icon idea identify
ignore image imitate immense impact impose improve impulse inch include income increase index
indicate indigo indoor industry inform inhale inherit initial inject inkwell inner input inquiry
insect inside inspire install intact interest into invite involve iris iron island isle isolate
issue item ivory jacket jade jaguar jar jasmine jazz jelly jetty jewel job join joke journey joy
judge juice jump junior juniper just kangaroo keen keep kestrel ketchup kettle key keystone kick
kid kiln kind kingdom kiss kit kitchen kite kitten kiwi knee knock knoll know lab label labor
ladder lady lagoon lake lamp language lantern lapis laptop larch large lark later latin lattice
laugh laundry laurel lava lavender law lawn layer leader leaf learn leave lecture left legal
legend leisure lemon lemonade lend length lens leopard lesson letter level liberty library license
lichen life lift light like lilac lily limit linen link lion liquid list little live lizard load
lobster local lock lodge logic long loom loop lottery loud lounge love loyal lucky luggage lumber
lunar lunch lupin lute luxury lynx lyrics machine magic magnet magnolia mail main major make
mallard mammal man manage mandate mandolin mango mansion manual maple marble march margin marigold
marina marine market marriage mask master match material math matrix matter maximum maze meadow
mean measure meat mechanic medal media melody melon melt member memory mention menu mercy merge
meringue merit merry mesh message metal method middle midnight milk mill million mimic mind
minimum minor mint minute miracle mirror miss mistake mix mixed mixture mobile model modify moment
monitor monkey month moon moor more morning mosaic mosquito moss motion motor mountain mouse move
movie much muffin mulberry mule multiply museum mushroom music must mutual myself mystery myth
naive name napkin narrow nation nature near neck nectar need neglect neither nephew nest net
network neutral never news next nice night noble noise nominee noodle normal north notable note
notice novel now number nurse nut nutmeg oak oasis object oblige observe obtain obvious occur
ocean october off offer office often oil okay old olive olympic omit once one onion online only
opal open opera opinion option orange orbit orchard orchid order ordinary orient original other
otter outdoor outer output outside oval oven over own owner oxygen oyster ozone pact paddle page
pair palace palm panda panel panther papaya paper parade parent park parrot parsley party pass
patch path patient patrol pattern pause pave pavilion payment peace peach peanut pear peasant
pebble pelican pen pencil peony people pepper perfect permit person pet petal phone photo phrase
physical piano picnic picture piece pigeon pilot pine pink pioneer pipe pitch pizza place planet
plastic plate play please pledge pluck plug plum plunge poem poet point polar pole pond pony pool
poplar poppy popular portion position possible post potato pottery powder power practice prairie
praise predict prefer prepare present pretty prevent price pride primary primrose print priority
private prize process produce profit program project promote proof property prosper protect proud
provide public pudding pull pulp pulse pumpkin punch pupil purchase purity purpose purse push put
puzzle pyramid quality quantum quarter quartz question quick quilt quit quiz quote rabbit raccoon
rack radar radio rail rain raise rally ramp ranch random range rapid rare rate rather raven razor
ready real reason rebuild recall receive recipe record recycle reduce reed reflect reform region
regular relax release relief rely remain remember remind remove render renew rent reopen repair
repeat replace report require rescue resemble resist resource response result retire retreat
return reunion reveal review reward rhythm rib ribbon rice rich ride ridge rifle right rigid ring
ripple ritual rival river road roast robin robot robust rocket romance roof rookie room rose
rosemary rotate rough round route royal rubber ruby rug rule run runway rural rye saddle safe
saffron sage sail salad salmon salon salt salute same sample sand sapphire satin satisfy satoshi
sauce sausage save say scale scan scatter scene scheme school science scissors scorpion scout
script scrub sea search season seat second secret section security seed seek segment select sell
seminar senior sense sentence series service session settle setup seven shadow shaft share shed
shell sheriff shield shift shine ship shiver shoe shop shore short shoulder shrimp shuffle shy
sibling side sierra sight sign silent silk silly silver similar simple since sing siren situate
six size skate sketch ski skill skin skirt skylark slab slam sleep slender slice slide slight
slogan slot slow small smart smile smooth snack snap snow snowdrop soap soccer social sock soda
soft solar soldier solid solution solve someone song soon sorrel sort soul sound soup source south
space spare sparrow spatial spawn speak special speed spell spend sphere spice spider spike spin
spirit split spoil sponsor spoon sport spot spray spread spring spruce spy square squeeze squirrel
stable stadium staff stage stairs stamp stand starling start state stay steak steel stem step
stereo stick still stock stomach stone stool story stove strategy street strong struggle student
stuff style subject submit subway success such sudden sugar suggest suit summer summit sun sundial
sunny sunset super supply supreme sure surface surge surprise surround survey sustain swamp swap
swarm swear sweet swift swim swing switch sycamore symbol symptom syrup system table tackle tag
tail talent talk tank tape task taste tawny taxi teach team teapot tell ten tenant tennis tent
term test text thank that theme then theory there they thimble thing this thistle thought three
thrive throw thrush thunder thyme ticket tide tiger tilt timber time tiny tip tired title toast
today toddler toe together toilet token tomato tomorrow tone tongue tonight tool tooth top topaz
topic topple tornado tortoise toss total tourist toward tower town toy track trade traffic train
transfer travel tray treat tree trend trial tribe trick trim trip trophy truck true truly trumpet
trust truth try tube tuition tulip tumble tuna tundra tunnel turkey turn turquoise turtle twelve
twenty twice twin two type typical umbrella unable unaware uncle under uniform unique unit
universe unknown unlock until unusual unveil update upgrade uphold upon upper upset urban urge
usage use used useful useless usual utility vacant vacuum vague valid valley valve van vanish
vapor various vast vault vehicle velvet vendor venture venue verb verify version very vessel
viable vibrant victory video view village vintage violet violin virtual visa visit visual vital
vivid vocal voice volcano volume voyage wagon wait walk wall walnut want warm warrior wash wasp
water wave way wealth wear weasel weather web wedding weekend welcome west wet whale wharf what
wheat wheel when where whip whisper wicker wide width wife will willow win window wing wink winner
winter wire wisdom wise wish witness wolf wonder wood wool word work world worth wrap wrist write
yard yarrow year yellow you young youth zebra zephyr zero zinnia zone zoo
`
  .trim()
  .split(/\s/);
