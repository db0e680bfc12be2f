/**
 * The 1,000 most common passwords of leaked lists, in lower case. Passwords shorter than six
 * characters are rejected by their length.
 */
const LIST = `
123456 password 12345678 qwerty 123456789 1234567 111111 1234567890 123123 abc123 password1 iloveyou 000000
qwerty123 1q2w3e4r dragon monkey letmein football baseball master shadow sunshine princess welcome azerty
trustno1 superman batman 654321 666666 qwertyuiop 123321 mustang 121212 112233 michael jordan harley ranger
buster thomas tigger robert soccer hockey killer george andrew charlie jessica pepper daniel access joshua
maggie starwars silver william dallas yankees hello1 amanda orange biteme freedom computer thunder ginger
hammer summer corvette taylor austin merlin matthew 777777 golfer cheese martin chelsea patrick richard
diamond yellow bigdog secret asdfgh sparky cowboy camaro anthony falcon scooter jasper jackson phoenix
rosebud asshole fuckyou fuckme hunter startrek ashley nicole donald bailey butter please redsox gateway
purple andrea jordan23 eagle1 shelby johnny steelers winner samson rachel sierra hannah eagles marine dakota
coffee rebecca willie zxcvbn zxcvbnm victoria password123 winston tennis internet william1 james1 porsche
packers bronco fishing naughty heather compaq brandy calvin brandon edward steven morgan warrior apollo
gemini spider viking newyork qazwsx liverpool maverick chicken monster maddog jennifer charles yamaha cookie
justin driver bulldog america bonnie melissa prince guitar jackie forever bigboy butthead rocket trigger
tomcat samantha 131313 pokemon whatever alexis cameron chester victor arsenal yankee falcons raiders snoopy
7777777 qwe123 matrix flower einstein apples carlos junior genius midnight angela muffin murphy cooper
jeremy broncos nascar digital success crystal iceman blowme stupid barney wizard 1qaz2wsx slipknot nirvana
metallica 147258 147258369 159753 159357 987654321 987654 alexander alexandra alejandro alexandr isabella
gabriel gabriela nicholas natalie natasha nathan olivia oliver 88888888 888888 999999 555555 222222 333333
444444 11111111 00000000 12341234 123654 789456 789456123 456789 123789 147852 aaaaaa aaaaaaaa abcdef
abcdefg abcd1234 abc12345 a1b2c3 a1b2c3d4 a123456 a12345 a1234567 a12345678 aa123456 abcabc asdfghjkl
asdfasdf asdf1234 asd123 asdasd asdfjkl zaq12wsx zaq1zaq1 qazwsxedc qweasd qweasdzxc qwerty1 qwerty12
qwertyu qweqwe qweewq 1q2w3e 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3 q1w2e3r4 q1w2e3r4t5 1qazxsw2 1qaz1qaz 1234qwer
12345qwert 123qwe 123qweasd qwer1234 qwert1 qwert12345 iloveyou1 iloveyou2 iloveu loveme lovely loveyou
lover1 lovers love123 babygirl baby123 babyboy angel1 angels sweety sweetie honey1 honeybee welcome1
welcome123 letmein1 admin123 administrator adminadmin admin1 root123 toor123 passw0rd pa55word pass123
pass1234 password2 password01 password1234 passwort passwort1 hallo123 hallo1 schalke04 bayern dortmund
berlin hamburg fussball sommer winter schatz starwars1 football1 baseball1 basketball softball volleyball
swimming soccer1 soccer12 hockey1 tennis1 golf123 runner running skater skateboard snowboard superman1
batman1 spiderman spiderman1 ironman captain america1 avengers marvel deadpool wolverine xmen123 hulk123
thor123 charlie1 michael1 jordan1 daniel1 andrew1 joshua1 matthew1 anthony1 thomas1 robert1 jessica1 ashley1
amanda1 nicole1 michelle michelle1 jennifer1 stephen cristina patricia pamela paulina barbara beatriz
benjamin bernard bernie bethany bianca billybob blessed blessing bluebird bluesky bobcat boomer boston
bradley brasil brazil brenda bridget britney brittany brooke brooklyn browns bubbles buffalo canada cardinal
carmen carolina caroline carrie carter casper cassie celtic celtics champion champs chance chandler changeme
cheche cheers cherry chevelle chicago chivas church claire classic claudia clayton clover colorado compute
connor contact control cookies cooldude copper corona cosmos cougar country courtney cowboys cracker
creative cricket cupcake cutiepie cynthia dancer danielle dancing darkness darling deborah december defender
deftones denise dennis denver desert desiree destiny diablo dianne digger dolphin dolphins dominic donkey
doctor dodgers dodger dogdog doggie dorothy douglas dragons dreamer dreams drummer ducati dustin eastside
eclipse eduardo eleanor electric elephant elijah elliot emerald eminem emmanuel energy england english
ericka escape estrella eternal everton explorer extreme fabian facebook family fantasy fatboy fernando
ferrari fender fireball firebird firefly fireman flamingo flipper florida flowers fluffy flyers forest
forward francis franklin freddie freddy french friend friends friday fuckoff fucker funtime galaxy gambit
gamers gandalf garden garfield gators georgia gerald german germany getout giants gibson gilbert giovanni
godbless goddess godzilla golden golfing goober goodluck google gordon gothic gracie grandma grandpa
greenday greens gregory gunner gustavo hacker hahaha hamster handsome hardcore harold harrison hawaii
hawkeye heaven helpme hendrix hiphop history holiday hooters hornet horses hotdog hotmail hotrod hottie
houston howard hunting icecream ihateyou iluvyou imagine incubus indian indiana inferno infinity insane
isabel isabelle island italia jackass jaguar jakarta jamaica january jasmine jayden jeffrey jeremiah jersey
joanna johncena johndoe johnson jonathan joseph juanito judith julian juliana juliet jupiter justice
juventus karate karina kathleen kathryn katrina kenneth kermit killers kimberly kingdom kingkong kitten
kittycat knight kristen kristina kristin krystal labrador lacrosse ladybug lakers lalala lancer laptop
lasvegas lauren laurie leather lebron legend legolas leonard leonardo leslie liberty lifeline linkin
lionking lollipop lollypop london lonely lorena louise lovebug loveis loverboy ludwig maddie madison madonna
madrid magnum malcolm manager marcus margaret mariah marian mariana marina marius marjorie marlboro marley
marlin marshall martha martinez marvin matilda maurice maxima maximus maxwell mechanic medina melanie melody
memory mercedes mercury mexico michigan mickey miguel miller million minnie miranda mistress mitchell
mnbvcxz mobile monday monica monika monkeys montana montreal moomoo morris mother motorola mountain mozart
muhammad mylove myself napoleon naruto nelson neptune newlife newport nicola nintendo nissan norman nothing
november nugget nursing october odyssey online onelove orlando packer pacific paradise parker parola pancho
pandora pantera panther panthers parrot passion passport qwerty12345 patriots peaches peanut pearljam pebbles
penelope penguin penguins people perfect person petunia phantom philip phillip phillies picasso pickle
pickles picture piglet pimpin pioneer pirate pirates pistons pitbull platinum player playboy polaris police
politics pontiac popcorn popeye poohbear poopoo porkchop portugal poseidon potter precious presario preston
princesa private promise property protect psycho puppies pyramid qqqqqq qwaszx rabbit racecar racing raider
rainbow random rangers raptor raquel raymond redhead redred redneck redrose reggie regina renegade republic
research reynaldo rhonda ricardo ripper robbie roberto robotics rockstar rodney roller romance ronald
ronaldo rooster roxana rosemary rosita roxanne royals russell russia sabrina saints sakura salvador samsung
samuel samurai sandman sandra sanfran 1111111 1111111111 1212121212 123123123 1231234 123456a 123456q
123456qwerty 123456abc 12345a 12345abc 1234567a 1234abcd 123abc 1233211 12344321 123454321 1234554321
123456654321 0123456789 0987654321 012345 010203 020202 100200 101010 102030 111222 111222333 1122334455
123987 124578 134679 135790 142536 143143 151515 161616 171717 181818 19841984 1a2b3c 1a2b3c4d 1password
1qw23er4 200000 202020 212121 22222222 232323 234567 242424 246810 252525 262626 282828 292929 303030 321321
33333333 369369 420420 44444444 4815162342 54321a 55555555 567890 5201314 585858 6543210 66666666 69696969
696969 741852 741852963 753951 77777777 789789 789654 852456 963852 963852741 951753 963963 99999999
9876543210 passw0rd1 changeme1 qwerty123456
`;

const COMMON = new Set(LIST.trim().split(/\s+/));

/**
 * Whether a password is one of the most common ones (`LIST` in this file), regardless of case;
 * `refuseCommonPassword` (`password-rule.ts`) asks.
 */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase());
}
