// The best known of the most common passwords, written down from memory of the published statistics:
// no list of others is copied. Read together with the rules of hash-password.ts, which cover runs, repeats and key rows.

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

export const COMMON_PASSWORDS = words(`
000007 007007 0987654321 101010 102030 11112222 111222 111222333 112233 11223344 112233445566 121212 123123
123321 12341234 123456 1234567 12345678 123456789 1234567890 123456789a 123456789q 123456a 123456q 12345a
1234abcd 1234qwer 123654 123abc 123asd 123qwe 12qwaszx 131313 135790 135792468 142536 147258 147258369 147852
159357 159753 18atcskd2w 19871987 1a2b3c 1a2b3c4d 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc 1qazxsw2
1v7upjw3nt 1x2zkg8w 232323 246810 24681012 258456 271828 2fast4u 2hot4u 314159 31415926 369258147 369369
3rjs1la7qe 420420 456123 456789 456852 4815162342 4ever4u 5201314 520520 521521 654321 666999 686868 696969
741852 741852963 753951 777888 789456 789456123 852456 8675309 888999 90210a 951753 963852 963852741 987654
987654321 a12345 a123456 a1234567 a12345678 a123456789 a1b2c3 a1b2c3d4 aa123456 aaa111 aabbcc ab1234 abc123
abc12345 abcd123 abcd1234 abcdef1 acdc1980 adgangskode admin123 agent007 asd123 asd123456 asdasd asdf1234
asdfasdf asdqwe blink182 bond007 c3por2d2 changeme chatbooks contrasena corvette1 d123456 default1 dsadsa
dubsmash eminem1 ewqewq fuckme fuckoff fuckyou g_czechout guest123 gwerty gwerty123 hallo123 haslo123 hejsan
heslo123 hunter2 ihateyou iloveu iloveyou1 iloveyou2 jelszo k123456 letmein1 losenord loveme lozinka m123456
master1 me4you monkey1 motdepasse mynoob mypass mypassword myspace1 naruto1 ncc1701 ncc1701d ncc1701e nopass
nopassword p455w0rd pa55w0rd pa55word parola parole parool pass123 pass1234 passer passpass passw0rd password2
passwords passwort pokemon1 princesa ps3ps3 q123456 q1w2e3 q1w2e3r4 q1w2e3r4t5 qazqaz qazwsx qazwsxedc qq123456
qwe123 qweasd qweasdzxc qweqwe qwer1234 qwert123 qwerty1 qwerty12 qwerty123 qwertyu qwertyui r2d2c3po rammstein
root123 s123456 salasana salasana123 secret1 senha123 senhas sifre123 target123 temp123 test123 test1234
thepassword thx1138 trustno1 tyutyu u2bono user1234 vip123 w123456 wachtwoord welcome1 wo123456 woaini
woaini1314 woaini520 wsxwsx x123456 xbox360 you4me yourpassword yuantuo2012 z123456 zaq12wsx zaq1xsw2 zaq1zaq1
zxc123 zxcasdqwe zxcvbn1 zxczxc
`);

/** Words that are refused with up to four digits or signs on either side as well: 'dragon', 'Dragon1', 'dr4gon2024!'. */
export const COMMON_STEMS = words(`
abcabc abcdef abcdefg abcdefgh access account achilles admin administrator africa agnieszka ahmed airforce aisha
ajax albert alejandra alejandro aleksandr alex alexander alexandra alexandre alexis alhamdulillah ali allah
allahu alpha always amanda amazing amazon america american amsterdam anastasia andrea andreas andrew android
angel angela angelina angels anna annie anthony antonio anything apollo apple apples april aragorn army arsenal
arthur asdfgh ashley assassin asshole athena athens audi august australia autumn avengers awesome azerty babe
baby babyboy babydoll babygirl babylove bacon badboy badgirl bailey ballet bambi banana bananas bangkok bank
banking barbara barca barcelona barney baseball basketball bass bastard batman battlefield bayern beach bear
bears beast beatles beautiful beauty because beijing believe bella benfica benjamin berlin besiktas bestfriend
beta beyonce bigboy bigdaddy bigdog biggie bilbo bingo biology birthday bismillah bitch biteme blablabla black
blackjack blackpink blahblah blessed blessing blizzard blossom blue blueberry bluesky bmw boca bonjour boobs
boston bowling boxing boyfriend brandon brasil brazil brenda brian britney broncos brooklyn brother brownie
bruins bruno bryan bts budweiser bugsbunny bulls bumblebee bunny burger business buster butter butterfly cairo
california callofduty camaro camera camping canada candy captain caramel caroline cash casino catherine catwoman
celtic celtics champion changeme chargers charizard charles charlie charlotte checkers cheer cheerleader cheese
cheetah chelsea chemistry chen cherry chess chevrolet chevy chewbacca chicago chicken children chimp china choco
chocolate chris christ christian christina christine christmas christopher ciao cinema cinnamon cisco claudia
closet cloud cocacola cock coco coconut coffee college company computer cookie cookies cool coolgirl coolguy
cooper corinthians corona corvette cosmos cougar counterstrike cowboys crazy crazygirl creature creed cricket
crimson cristina crystal cubs cupcake cute cutie cutiepie dad daddy daisy dallas dancer dancing daniel daniela
danielle database daughter david debian december default delhi delta demo demon denmark dennis denver devil
diablo diamond diamonds diana dick diego discovery dmitry dodge dodgers doggie doggy dollar dollars dolphin
dolphins dominic donald donaldduck doom dortmund dota dracula dragon dragonfly dragons drake dream dreamer
dreams dress drummer ducati duck ducky duke dylan eagle eagles earth easter eatme edward egypt elephant
elizabeth elmo emerald emily eminem emma energy england english enterprise eric erica ethan eva everton
everything excellent facebook faith falcon falcons fall fallout family fantastic fashion father fatima february
felix fenerbahce fernando ferrari finalfantasy finance finland fire fireball firefly firefox fireman fisher
fishing flamengo florida flower flowers fluffy flyers football ford forest forever foreverlove fortnite france
francis francisco frank fred freddy freedom friday friend friends friendship frodo fuck fucker fucking fuckme
fuckoff fuckyou funny gabriel gabriela galatasaray galaxy gamma gandalf ganesh gangsta gangster garden garfield
gary gatorade genius george germany ghost giants ginger giraffe girlfriend gloria god goddess godisgood goku
gold golden golf golfer goodboy goodbye goodgirl goofy google gorgeous gorilla grace grandma grandpa greece
green greenday gregory guest guinness guitar gymnast hacked hacker hallo halloween halo hamster handbag hannah
happiness happy happyday harley harleydavidson harry hassan hawaii hawk heat heather heaven heineken helen hello
hellohello hellokitty helloworld henry hercules hermes hero highschool hiphop history hobbit hockey hola holiday
holland hollywood honda honey honeybee hope horny horse horses hotdog hotgirl hottie houston hulk hummingbird
hunter hunting hurricane husband hussein hyundai ibrahim icecream iceman idiot ilovegod ilovehim iloveme
ilovemom ilovemyself iloveyou imagine india indonesia instagram intermilan internet iphone ireland ironman
isabel isabella island istanbul itachi italia italy ivan jack jackpot jackson jacob jaguar jakarta jake james
january japan jasmine jason jasper jeep jeffrey jennifer jeremy jesse jessica jesus jesuschrist jets joanna john
johnny joker jonathan jordan jose joseph josh joshua joy joyful juan julia julian july june juniper jupiter
justice justin justinbieber juventus karate karen karolina katarzyna katherine kathryn katie kawasaki kelly
kenneth kenya kermit kevin killer kimberly king kingdom kingdomhearts kitten kitty kittycat knicks koala korea
krishna kristen kristina kyle ladybug lakers lamborghini laptop lara lasvegas laugh laura lauren lavender
leagueoflegends ledzeppelin legend legolas lemonade leonardo leopard letitbe letmein lexus liberty lightning
lily linda linkinpark linux lion lions lipstick lisa lisbon littleone liverpool logan login logon london
losangeles loser lottery louis love lovelove lovely loveme lover lovers loveyou lucas lucifer lucky lucy luigi
luis madison madonna madrid maggie makeup maksim malaysia mama manager manchester mancity mango manila manuel
manutd march marcin marcus margaret maria marie marina marine marines mario mark marketing marlboro married mars
martin martina mary master mateusz math mathematics mathew matrix matthew maverick max maxwell may maybe mazda
megadeth megan mehmet melanie melbourne melissa mercedes mercury merhaba messi metal metallica mexico miami
michael michelle mickey mickeymouse microsoft miguel mike milan milano millionaire milo minecraft minnie
mitsubishi model modem mohamed mohammed molly mom mommy monday money monica monika monkey monopoly monster moon
moonlight morgan morpheus moscow mother motorola mountain mouse movies muffin muhammad mumbai murder music
musica musician mustafa mustang mylove naked namaste naruto nastya natalia natalie natasha nathan nathaniel
nature navy nemo neo neptune network newyork neymar nguyen nicholas nicola nicole nigeria niggas nigger nikita
niners ninja nintendo nirvana nissan nobody nokia norway nothing november nude ocean october office olga oliver
olivia omar omega onedirection oracle orange orchid oreo oscar outfit overwatch owl packers pacman pakistan
palmeiras pamela panda panther panthers papa paradise paris passphrase password passwords passwort patricia
patrick patriots paul peace peaches peanut peanuts pearl pedro penguin penguins penis pepper peppermint pepsi
perfect peter phantom philip philippines phoenix photos physics piano picture pikachu pineapple pink pinkfloyd
piotr pizza planet platinum playboy player playstation please pluto pokemon poker poland police polska pony porn
porsche portland porto portugal poseidon power pretty prince princess private privet priya public puma pumpkin
puppy purple pussy pussycat puzzle qazwsx quake queen qweasd qwerty qwertz rabbit rachel rahul raiders rainbow
rajesh ramones rangers raven ravens raymond realmadrid rebecca red redskins redsox redwings rex ricardo rich
richard rihanna river robert roberto robin roblox rock rocket rocknroll rockstar rocky rodrigo roger roma rome
ronald ronaldo rooster root rose rosemary roses router ruby rugby runescape runner running russia ryan saab
sabrina sadie saints sairam salaam sales salut samantha samsung samuel samurai sandra santos sapphire sarah
sasuke satan saturday saturn scarlet school science scooby scoobydoo scotland scott scrabble sean seattle
sebastian secret security seoul sephiroth september sergey sergio server service sex sexsex sexy sexyboy
sexygirl shadow shakira shanghai shannon shark sharon shit shiva shoes shopping signin silver simba singapore
single sister sisters skate skateboard skater skyrim skywalker slipknot smart smile smiley smokey snapchat
sniper snoopy snowball snowboard snowflake snowman soccer socks soldier somebody something son sonic sony sophia
sophie sorry spain spanish spiderman spock spongebob spring sprite star starcraft starlight stars startrek
starwars steelers stella stephanie stephen steven storm strawberry student stupid style stylecast stylist subaru
success suckme sugar summer sunday sunflower sunny sunrise sunset sunshine super supercool superhero superman
superstar support suresh surfing susan suzuki svetlana sweden sweet sweetheart sweetie sweetlove swimming sydney
sylvester system tamara tatiana taylor tea teacher teddybear telephone tennis tequila teresa test tester testing
tetris texas thailand thanks thankyou theater thomas thuglife thunder thursday tiffany tiger tigers tigger
tiktok timothy tina tinker tinkerbell tits toby together tokyo tomasz tombraider tommy tony tornado tottenham
toyota tran travis trinity truelove trustme trustno truth tuesday tulip tupac turkey turquoise tweety twitter
tyler ubuntu ukraine unicorn universe university uranus usa user vacation vader valentina valentine valeria
valorant vampire vanessa vanilla vegeta venus veronica victor victoria victory video vietnam vikings vincent
violet virginia vladimir vodka volkswagen volleyball volvo wales walter wang warcraft wardrobe warrior warriors
watermelon webmaster wednesday weekend welcome wendy whale whatever whatsapp whiskey white whitney whoever wife
william windows winner winnie winter wireless wojtek wolverine wonderwoman world wrestling xavier xbox yamaha
yang yankees yellow yoda yolanda youtube yusuf yvonne zachary zebra zelda zeus zhang zombie zxcvbn
`);
